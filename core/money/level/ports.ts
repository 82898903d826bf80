import type { Plans } from './plan.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Page, PageRequest } from '#core/kernel/page.ts';
import type { PaidLevel } from './level.ts';

/** A member who wants to hear when the sale of a plan opens. */
export type PlanWait = Readonly<{ userId: UserId; level: PaidLevel; joinedAt: Date }>;
export type PlanWaitRow = PlanWait & Readonly<{ userName: string; userEmail: string }>;

export interface PlanWaits {
  /** One who is on the list keeps the place. */
  join(wait: PlanWait): Promise<void>;
  leave(userId: UserId, level: PaidLevel): Promise<void>;
  of(userId: UserId): Promise<readonly PlanWait[]>;
  /** In the order of joining. */
  pageOf(level: PaidLevel, page: PageRequest): Promise<Page<PlanWaitRow>>;
  countOf(level: PaidLevel): Promise<number>;
  /** The first of a list, held until the transaction ends; those another instance works on are passed over. */
  lockNext(level: PaidLevel, limit: number): Promise<readonly PlanWait[]>;
  deleteAllOf(userId: UserId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    planWaits: PlanWaits;
  }
}
declare module '#core/kernel/ports.ts' {
  interface Ports {
    /** What the plans give; without it the core's own list, which is what people can buy. */
    readonly plans?: Plans;
  }
}
