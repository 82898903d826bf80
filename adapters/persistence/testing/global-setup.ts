import { provideTestCluster } from './cluster.ts';

/** Vitest runs this once before the database tests, and what it returns after them. */
export default async (): Promise<() => Promise<void>> => {
  const cluster = await provideTestCluster();
  return () => cluster.stop();
};
