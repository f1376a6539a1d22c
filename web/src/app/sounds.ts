// Sounds of our own making: short and soft, drawn from plain waves; nothing is fetched.
export type Sound = 'turn' | 'move' | 'refusal' | 'end' | 'chat';

/** Hertz, when it begins and how long it rings (seconds), and how loud it is beside the others. */
interface Note {
  pitch: number;
  at: number;
  long: number;
  loud: number;
  wave?: OscillatorType;
}

export const tunes: Record<Sound, Note[]> = {
  // A station's chime.
  turn: [
    { pitch: 659.3, at: 0, long: 0.5, loud: 0.5 },
    { pitch: 880, at: 0.14, long: 0.8, loud: 0.55 },
  ],
  // A piece of wood put down.
  move: [
    { pitch: 196, at: 0, long: 0.09, loud: 0.4, wave: 'triangle' },
    { pitch: 392, at: 0, long: 0.05, loud: 0.14 },
  ],
  refusal: [
    { pitch: 246.9, at: 0, long: 0.16, loud: 0.35, wave: 'triangle' },
    { pitch: 207.7, at: 0.12, long: 0.24, loud: 0.35, wave: 'triangle' },
  ],
  end: [
    { pitch: 523.3, at: 0, long: 0.6, loud: 0.45 },
    { pitch: 659.3, at: 0.16, long: 0.6, loud: 0.45 },
    { pitch: 784, at: 0.32, long: 0.7, loud: 0.45 },
    { pitch: 1046.5, at: 0.48, long: 1.2, loud: 0.5 },
  ],
  chat: [
    { pitch: 1174.7, at: 0, long: 0.12, loud: 0.22 },
    { pitch: 1568, at: 0.07, long: 0.18, loud: 0.18 },
  ],
};

const rise = 0.012;
let speakers: AudioContext | null = null;

/** `volume`: 0 to 1. Before the first press on the page browsers keep silent, and so do we: nothing is made up for later. */
export function play(sound: Sound, volume: number): void {
  speakers ??= new AudioContext();
  if (speakers.state !== 'running') return void speakers.resume().catch(() => {});
  const now = speakers.currentTime;
  for (const { pitch, at, long, loud, wave = 'sine' } of tunes[sound]) {
    const voice = speakers.createOscillator();
    const strength = speakers.createGain();
    voice.type = wave;
    voice.frequency.value = pitch;
    strength.gain.setValueAtTime(0, now + at);
    strength.gain.linearRampToValueAtTime(loud * volume * volume, now + at + rise);
    strength.gain.exponentialRampToValueAtTime(0.0001, now + at + rise + long);
    voice.connect(strength).connect(speakers.destination);
    voice.start(now + at);
    voice.stop(now + at + rise + long);
  }
}
