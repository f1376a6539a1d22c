import type { Person } from '../net/types';

/** Who of those I have played with is meant by a name; the list may come after the name is typed. */
export const known = (people: Person[], name = ''): Person | undefined => {
  const wanted = name.trim().toLocaleLowerCase();
  return people.find((person) => person.name.toLocaleLowerCase() === wanted);
};
