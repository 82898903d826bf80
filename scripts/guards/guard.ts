/** A piece of code that stops an abuse, and how to take it away. */
export type Guard = Readonly<{
  /** What anybody could do without it. */
  without: string;
  /** Each text stands exactly once in its file. */
  changes: readonly Readonly<{ file: string; from: string; to: string }>[];
  /** A test that fails then: its file, and how its title begins. */
  test: Readonly<{ file: string; title: string }>;
}>;
