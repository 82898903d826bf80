export type Clock = Readonly<{ now(): Date }>;

/** The one clock that all instances go by. What opens and closes for members goes by it: servers' own clocks differ. */
export type SharedClock = Readonly<{ now(): Promise<Date> }>;
