import { z } from 'zod';
import type { Permission } from '#core/access/actor/permission.ts';
import type { ErrorCode } from '#core/kernel/domain-error.ts';
import {
  firstInstant,
  isDayInCalendar,
  isInCalendar,
  lastInstant,
  writableInstant,
} from '#core/kernel/calendar-bounds.ts';
import { cleanCode } from '#core/kernel/text/identifier.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { cleanProse, type TextKind } from '#core/kernel/text/visible-text.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call. `signed-in` is for what PENDING people may still do; `member` means ACTIVE; a list of permissions
 * means ACTIVE with at least one of them. The use case checks again: this is the first guard, not the only one.
 */
export type Access = 'visitor' | 'signed-in' | 'member' | readonly Permission[];

/** Named budgets of requests; the numbers live in one table of the HTTP adapter. */
export type LimitName =
  | 'read'
  | 'write'
  | 'sign-in'
  | 'register'
  | 'mail'
  | 'send'
  | 'guess'
  | 'upload'
  | 'heavy';

export type Endpoint = Readonly<{
  method: Method;
  /** Below `/api`, with `:name` parameters. */
  path: `/${string}`;
  summary: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** What the caller gets: fields not listed here are dropped. Absent: 204, or a file. */
  output?: z.ZodType;
  /** 201 for what makes something. */
  status?: 200 | 201;
  /** What may be refused, beside validation and access. */
  refusals: readonly ErrorCode[];
  /** Moves coins or creates: accepts an Idempotency-Key, kept with the effect. */
  idempotent?: boolean;
  limit?: LimitName;
  /** How much JSON it takes; else a quarter of a mebibyte. */
  maxBytes?: number;
  /** The handler also gets the body's text and the headers as sent: a signature covers them. */
  signed?: true;
  /** JSON is taken under the name of plain text, too. */
  acceptsPlainText?: true;
  /** A browser that follows a link sends no token: a single-use ticket in the query says who asks. */
  takesTicket?: true;
  /** `multipart-or-json`: one file in the field `file` of a form, or the fields alone as JSON. */
  accepts?: 'json' | 'multipart-or-json';
  /** `file`: the handler answers bytes; `list`: rows with a Content-Range; `events`: a stream that may last minutes. */
  produces?: 'json' | 'file' | 'list' | 'events';
  /** What a stream sends, by the name of the event; the last one ends it. */
  events?: Readonly<Record<string, z.ZodType>>;
  /** A document for programs of any origin, which may keep it five minutes; no page of ours reads it. */
  published?: true;
  /** Where a browser is led that opens the address; `:name` is the parameter of that name. */
  page?: `/${string}`;
  /** `csv-file` and the like, said in the document only. */
  fileTypes?: readonly string[];
}>;

export type Contract = Readonly<Record<string, Endpoint>>;

/** Keeps each endpoint's own types, so that handlers and clients are inferred from it. */
export const contract = <const Endpoints extends Contract>(endpoints: Endpoints): Endpoints => endpoints;

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
/** What a handler receives, already parsed. */
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
/** What a handler answers (before encoding), and what a client gets after decoding. */
export type OutputOf<E extends Endpoint> = Parsed<E['output']>;

/** ISO 8601 in UTC on the wire, a Date on both sides. For answers: what a row holds is written as near as it can be. */
export const instant = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => writableInstant(date).toISOString(),
});

/** An instant that a person enters. */
export const typedInstant = z.codec(
  z.iso.datetime({ offset: true }),
  z.date().min(firstInstant).max(lastInstant),
  { decode: (text) => new Date(text), encode: (date) => date.toISOString() },
);
/** The same, where it is kept as text. */
export const typedInstantText = z.iso
  .datetime({ offset: true })
  .refine((text) => isInCalendar(new Date(text)), { params: { code: 'input.date_bounds' } });
/** A day that a person enters, `2026-11-20`. */
export const typedDay = z.iso.date().refine(isDayInCalendar, { params: { code: 'input.date_bounds' } });

/** What programs give each other: an id, a kind, a token, a place in a list. */
export const word = (max: number, min = 0) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^[\x21-\x7e]*$/);

/** Rules of the contract's own name their sentence in `params`: server and forms each word it from there. */
const refuseHidden = (kind: TextKind) => (text: string, context: z.RefinementCtx<string>) => {
  const problem = textProblem(text, kind);
  if (problem) context.addIssue({ code: 'custom', params: { code: problem.code, values: problem.params } });
};

/** Every text that people type is one of the five below: a test walks the contract and holds that. */
const typed = (kind: TextKind, clean: (text: string) => string, max: number, min: number) =>
  z.string().overwrite(clean).min(min).max(max).superRefine(refuseHidden(kind));

/** The name of a person or a thing: seen whole, and it can be read out. */
export const name = (max: number, min = 0) => typed('name', normalize, max, min);

/** One line: a title, a subject, an address. */
export const line = (max: number, min = 0) => typed('line', normalize, max, min);

/** A page on the web, over http or https, without anything that is not seen. */
export const webAddress = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .superRefine(refuseHidden('code'));

/** Prose: line breaks and tabs allowed. */
export const prose = (max: number, min = 0) => typed('prose', cleanProse, max, min);

/** A reference or code: what is not seen is dropped, and look-alike forms become plain letters and digits. */
export const reference = (max: number, min = 0) => typed('code', cleanCode, max, min);

/** Why staff did it: written into the audit log, and where it concerns the member, told to the member. */
export const staffReason = prose(500, 3);

export const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/);
export const byId = z.strictObject({ id });
/** Of what was read. Left out: the last write wins, and the audit log says so. */
export const version = z.int().min(1).optional();
/** Where an old version must not be written over: it says what was checked. */
export const seenVersion = z.int().min(1);
export const done = z.object({ ok: z.literal(true) });

export const email = z.string().normalize('NFC').trim().toLowerCase().max(254).pipe(z.email());

/** Secrets are taken exactly as typed; the rule about their length is the core's. */
export const secret = z.string().max(1024);

const wholeText = z.string().regex(/^\d{1,9}$/);
/** A whole number inside a query string. */
export const wholeInQuery = (min: number, max: number) =>
  z.codec(wholeText, z.int().min(min).max(max), { decode: Number, encode: String });

export const pageQuery = {
  limit: wholeInQuery(1, 100).optional(),
  cursor: word(512).optional(),
};
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });
