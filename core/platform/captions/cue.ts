/** One caption, in milliseconds; plain text, never markup. */
export type Cue = Readonly<{ from: number; to: number; text: string }>;
