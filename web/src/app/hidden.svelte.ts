// People whose messages this browser does not show. It is nobody else's business: the server knows nothing of it.
import type { ChatMessage, Person } from '../net/types';

const key = 'rh.hidden';

function remembered(): Person[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((one): one is Person => typeof one?.id === 'string' && typeof one?.name === 'string')
      : [];
  } catch {
    return [];
  }
}

class Hidden {
  people = $state.raw<Person[]>(remembered());

  has(id: string | undefined): boolean {
    return this.people.some((person) => person.id === id);
  }

  toggle(person: Person): void {
    this.people = this.has(person.id)
      ? this.people.filter((one) => one.id !== person.id)
      : [...this.people, { id: person.id, name: person.name }];
    localStorage.setItem(key, JSON.stringify(this.people));
  }

  /** What is left of a conversation. */
  heard(chat: ChatMessage[]): ChatMessage[] {
    return chat.filter((message) => !this.has(message.who));
  }
}

export const hidden = new Hidden();
