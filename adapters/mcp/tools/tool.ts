import type { z } from 'zod';
import type { UserActor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import type { Language } from '#core/kernel/language.ts';
import type { TokenScope, TokenTool } from '#core/people/personal-token/personal-token.ts';

/** The use cases that tools stand on, and no others. */
export type ToolApplication = Readonly<{
  indicator: Pick<
    Application['indicator'],
    'listSnapshots' | 'readOwnWeek' | 'readTimeline' | 'getDraft' | 'writeDraftValues'
  >;
  coaching: Pick<Application['coaching'], 'listReviews' | 'getReview'>;
  personalToken: Pick<Application['personalToken'], 'admitTokenCall'>;
}>;

export type Asked = Readonly<{
  app: ToolApplication;
  actor: UserActor;
  language: Language;
  maySeePhotos: boolean;
}>;

type Tool<Schema extends z.ZodObject> = Readonly<{
  name: TokenTool;
  title: string;
  /** For the model that chooses among the tools. */
  description: string;
  input: Schema;
  isReadOnly: boolean;
  /** What the log says was looked at; never a value. */
  what: (input: z.output<Schema>) => string;
  alsoNeeds?: (input: z.output<Schema>) => TokenScope | undefined;
  answer: (asked: Asked, input: z.output<Schema>) => Promise<Record<string, unknown>>;
}>;

export type AnyTool = Tool<z.ZodObject>;

/** Each tool's functions take what its own schema lets through. */
export const tool = <Schema extends z.ZodObject>(made: Tool<Schema>): AnyTool => made as unknown as AnyTool;
