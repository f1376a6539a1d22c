// No two people at a table have the same name.
import { beforeEach, describe, expect, it } from 'vitest';
import { me } from '../src/app/me.svelte';
import { freeName, isTaken, naming } from '../src/app/naming.svelte';
import { ApiError } from '../src/net/api';

describe('a free name', () => {
  it('is the name itself where nobody has it', () => {
    expect(freeName('Кондуктор', ['Олена'])).toBe('Кондуктор');
  });
  it('has the first number that nobody has', () => {
    expect(freeName('Кондуктор', ['кондуктор', 'Кондуктор 2'])).toBe('Кондуктор 3');
    expect(isTaken(' АНЯ ', ['Аня'])).toBe(true);
  });
  it('is never longer than a name may be', () => {
    const long = 'x'.repeat(24);
    expect(freeName(long, [long])).toBe(`${'x'.repeat(22)} 2`);
  });
});

describe('a seat', () => {
  beforeEach(() => (me.name = 'Ann'));
  const taken = new ApiError('name_taken', { name: 'Ann' });

  it('is had at once under a free name', async () => {
    expect(await naming.seat(() => Promise.resolve('table'))).toBe('table');
    expect(naming.taken).toBeNull();
  });
  it('is asked for again under another name', async () => {
    let tries = 0;
    const seat = naming.seat(() => (tries++ ? Promise.resolve('table') : Promise.reject(taken)));
    await expect.poll(() => naming.taken).toBe('Ann');
    naming.settle(true);
    expect(await seat).toBe('table');
  });
  it('is given up by whoever says no other name', async () => {
    const seat = naming.seat(() => Promise.reject(taken));
    await expect.poll(() => naming.taken).toBe('Ann');
    naming.settle(false);
    expect(await seat).toBeNull();
    expect(naming.taken).toBeNull();
  });
  it('is refused for other reasons as ever', async () => {
    await expect(naming.seat(() => Promise.reject(new ApiError('gone')))).rejects.toThrow('gone');
  });
});
