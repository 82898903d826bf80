export type Clock = Readonly<{ now(): Date }>;
