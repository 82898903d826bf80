/** The connections that requests and jobs of this instance share. */
export type PoolNumbers = Readonly<{ used: number; free: number; waiting: number; most: number }>;
export type ReadPool = () => PoolNumbers;
