import type { Family } from './text-format.ts';

/** The other server processes behind the same port. */
export type Peers = {
  /** The number of this process, from 1. A process that replaces another one gets its number. */
  number: number;
  /** Sets the function that returns the figures of this process. */
  share(read: () => Family[]): void;
  /** Returns the figures of all processes, with their numbers as a label. A process that does not answer is left out. */
  readAll(): Promise<Family[]>;
};

/** Adds the number of the process to every sample. */
export function labelFamilies(families: readonly Family[], number: number): Family[] {
  return families.map((family) => ({
    ...family,
    samples: family.samples.map((sample) => ({
      ...sample,
      labels: { ...sample.labels, process: String(number) },
    })),
  }));
}

/** Joins families of the same name, because Prometheus accepts each name once. */
export function mergeFamilies(all: readonly Family[]): Family[] {
  const merged = new Map<string, Family>();
  for (const family of all) {
    const known = merged.get(family.name);
    merged.set(family.name, known ? { ...known, samples: [...known.samples, ...family.samples] } : family);
  }
  return [...merged.values()];
}
