import { ADULT_AGE, MAX_AGE, MIN_AGE } from './consents.ts';
import { indiaDay } from './india-day.ts';

/** The age in full years on the day in India. Somebody born on 29 February gets older on 1 March in other years. */
export function getAge(dateOfBirth: string, now: Date): number {
  const today = indiaDay(now);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

export const isMinor = (dateOfBirth: string, now: Date) => getAge(dateOfBirth, now) < ADULT_AGE;

export function isPlausible(dateOfBirth: string, now: Date): boolean {
  const age = getAge(dateOfBirth, now);
  return age >= MIN_AGE && age <= MAX_AGE;
}
