/**
 * What happened, said once by the module it happened in: each module declares its own in `events.ts`. Payloads hold ids
 * and amounts, never health data or secrets.
 */
export interface DomainEvents {}

export type EventType = keyof DomainEvents;
type EventsByType = { [Type in EventType]: Readonly<{ type: Type } & DomainEvents[Type]> };
export type DomainEvent = EventsByType[EventType];
export type EventOf<Type extends EventType> = EventsByType[Type];

export type StoredEvent = Readonly<{ id: string; at: Date; event: DomainEvent }>;

export interface Events {
  /** Stored in the caller's transaction; handed to the reactions after it commits. */
  append(event: DomainEvent): Promise<void>;
  /** The oldest not yet handled, held until the transaction ends, skipping what another instance holds. */
  take(limit: number): Promise<readonly StoredEvent[]>;
  /** False when this reaction answered this event before: the claim that makes its effect happen once. */
  claim(eventId: string, reaction: string, at: Date): Promise<boolean>;
  handled(eventIds: readonly string[], at: Date): Promise<void>;
  /** What nobody has handled yet, for those who watch. */
  waiting(): Promise<Readonly<{ count: number; oldestAt: Date | null }>>;
}
