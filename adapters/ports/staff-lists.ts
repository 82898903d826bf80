import { fieldError } from '#core/kernel/domain-error.ts';
import { isInCalendar } from '#core/kernel/calendar-bounds.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { addDays, instantOf, isDay } from '#core/kernel/week.ts';
import { maxOffset, maxPageSize, mostRows, type ListRequest } from '#core/kernel/page.ts';
import { fold, normalize } from '#core/kernel/text/text.ts';

/** `serial`: an id the database counted; what is no number is the id of nothing. */
export type FieldKind = 'text' | 'serial' | 'number' | 'boolean' | 'instant' | 'date';
export type ListFields = Readonly<Record<string, FieldKind>>;

/** What staff may sort and filter by, list by list; nothing else ever reaches a statement. */
export const staffLists = {
  users: {
    id: 'text',
    fullname: 'text',
    username: 'text',
    email: 'text',
    phone: 'text',
    roleId: 'text',
    roleName: 'text',
    level: 'text',
    levelExpiresAt: 'instant',
    type: 'text',
    status: 'text',
    gender: 'text',
    country: 'text',
    language: 'text',
    isPublic: 'boolean',
    emailVerifiedAt: 'instant',
    referrerId: 'text',
    fitCoin: 'number',
    baseCoin: 'number',
    snapshotCount: 'number',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
  roles: {
    id: 'text',
    name: 'text',
    description: 'text',
    builtIn: 'boolean',
    userCount: 'number',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
  transactions: {
    id: 'serial',
    transferId: 'text',
    userId: 'text',
    userName: 'text',
    type: 'text',
    coin: 'text',
    amount: 'number',
    newBalance: 'number',
    status: 'text',
    reference: 'text',
    actor: 'text',
    createdAt: 'instant',
  },
  payments: {
    id: 'text',
    code: 'text',
    userId: 'text',
    userName: 'text',
    userEmail: 'text',
    packageId: 'text',
    coins: 'number',
    amountVnd: 'number',
    receivedVnd: 'number',
    method: 'text',
    status: 'text',
    bankCode: 'text',
    cancelReason: 'text',
    /** What waits for a second person. */
    proposalAction: 'text',
    markedPaidAt: 'instant',
    expiresAt: 'instant',
    completedAt: 'instant',
    canceledAt: 'instant',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
  bankNotices: {
    id: 'text',
    source: 'text',
    sourceId: 'text',
    outcome: 'text',
    importedBy: 'text',
    receivedAt: 'instant',
  },
  incomingTransfers: {
    id: 'text',
    noticeId: 'text',
    source: 'text',
    bankReference: 'text',
    accountNumber: 'text',
    amountVnd: 'number',
    status: 'text',
    waitingReason: 'text',
    suggestedPaymentId: 'text',
    suggestedPaymentCode: 'text',
    suggestedUserName: 'text',
    occurredAt: 'instant',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
  ledger: {
    id: 'serial',
    transferId: 'text',
    account: 'text',
    userId: 'text',
    userName: 'text',
    coin: 'text',
    amount: 'number',
    reason: 'text',
    reference: 'text',
    reverses: 'text',
    actor: 'text',
    createdAt: 'instant',
  },
  products: {
    id: 'text',
    title: 'text',
    slug: 'text',
    priceFitCoin: 'number',
    stock: 'number',
    status: 'text',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
  orders: {
    id: 'text',
    userId: 'text',
    userName: 'text',
    productId: 'text',
    productTitle: 'text',
    quantity: 'number',
    unitPrice: 'number',
    total: 'number',
    status: 'text',
    completedAt: 'instant',
    canceledAt: 'instant',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
  snapshots: {
    id: 'text',
    userId: 'text',
    userName: 'text',
    userEmail: 'text',
    week: 'text',
    weekStart: 'date',
    standard: 'text',
    version: 'number',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
  media: {
    id: 'text',
    ownerId: 'text',
    ownerName: 'text',
    source: 'text',
    type: 'text',
    purpose: 'text',
    name: 'text',
    contentType: 'text',
    size: 'number',
    uses: 'number',
    createdAt: 'instant',
  },
  notifications: {
    id: 'text',
    userId: 'text',
    type: 'text',
    topic: 'text',
    category: 'text',
    count: 'number',
    read: 'boolean',
    readAt: 'instant',
    createdAt: 'instant',
  },
  announcements: {
    id: 'text',
    status: 'text',
    total: 'number',
    written: 'number',
    createdBy: 'text',
    createdAt: 'instant',
    finishedAt: 'instant',
  },
  mails: {
    id: 'text',
    userId: 'text',
    to: 'text',
    template: 'text',
    announcementId: 'text',
    language: 'text',
    status: 'text',
    attempts: 'number',
    nextAttemptAt: 'instant',
    createdAt: 'instant',
    sentAt: 'instant',
  },
  partners: {
    id: 'text',
    name: 'text',
    ownerId: 'text',
    ownerName: 'text',
    status: 'text',
    rewardCount: 'number',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
  partnerRewards: {
    id: 'text',
    partnerId: 'text',
    partnerName: 'text',
    ownerId: 'text',
    amount: 'number',
    coin: 'text',
    unit: 'text',
    startsAt: 'instant',
    endsAt: 'instant',
    stock: 'number',
    claimedCount: 'number',
    proof: 'text',
    status: 'text',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
  coinRequests: {
    id: 'text',
    kind: 'text',
    status: 'text',
    userId: 'text',
    userName: 'text',
    coin: 'text',
    amount: 'number',
    askedBy: 'text',
    createdAt: 'instant',
    decidedAt: 'instant',
  },
  partnerClaims: {
    id: 'text',
    rewardId: 'text',
    partnerId: 'text',
    partnerName: 'text',
    ownerId: 'text',
    userId: 'text',
    userName: 'text',
    status: 'text',
    amount: 'number',
    coin: 'text',
    at: 'instant',
    decidedAt: 'instant',
  },
  reviews: {
    id: 'text',
    memberId: 'text',
    memberName: 'text',
    coachId: 'text',
    coachName: 'text',
    week: 'text',
    type: 'text',
    status: 'text',
    price: 'number',
    fee: 'number',
    round: 'number',
    stars: 'number',
    requestedAt: 'instant',
    answerDueAt: 'instant',
    approvedAt: 'instant',
    releasedAt: 'instant',
    canceledAt: 'instant',
    rejectedAt: 'instant',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
  ratings: {
    id: 'text',
    reviewId: 'text',
    memberId: 'text',
    memberName: 'text',
    coachId: 'text',
    coachName: 'text',
    stars: 'number',
    source: 'text',
    status: 'text',
    reports: 'number',
    reported: 'boolean',
    hidden: 'boolean',
    approvesAt: 'instant',
    approvedAt: 'instant',
    hiddenAt: 'instant',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
  coachRequests: {
    id: 'text',
    userId: 'text',
    userName: 'text',
    username: 'text',
    memberSince: 'instant',
    status: 'text',
    decidedBy: 'text',
    decidedAt: 'instant',
    createdAt: 'instant',
  },
  specializations: {
    id: 'text',
    type: 'text',
    status: 'text',
    updatedAt: 'instant',
  },
  specializationRequests: {
    id: 'text',
    userId: 'text',
    userName: 'text',
    username: 'text',
    type: 'text',
    status: 'text',
    removedAt: 'instant',
    decidedBy: 'text',
    decidedAt: 'instant',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
  auditLog: {
    id: 'serial',
    at: 'instant',
    actor: 'text',
    actorName: 'text',
    action: 'text',
    targetType: 'text',
    targetId: 'text',
  },
} as const satisfies Readonly<Record<string, ListFields>>;

type Scalar = string | number | boolean | Date;
export type Condition<Field extends string = string> = Readonly<
  | { field: Field; kind: FieldKind; test: 'any'; values: readonly Scalar[] }
  | { field: Field; kind: FieldKind; test: 'from' | 'to'; value: Scalar }
  | { field: Field; kind: FieldKind; test: 'empty' }
>;

export type ListPlan<Field extends string = string> = Readonly<{
  sort: Readonly<{ field: Field; descending: boolean }>;
  offset: number;
  limit: number;
  /** Folded words, all of which must be found. */
  words: readonly string[];
  conditions: readonly Condition<Field>[];
  isPart: boolean;
}>;

const maxSearchLength = 200;

const refuse = (field: string): never => {
  throw fieldError('query.filter', 'input.filter', { field });
};

const readDay = (text: string): string | null => (isDay(text) ? text : null);

/** A day without a time is the whole day in the platform's time zone. */
const readInstant = (text: string, test: 'any' | 'from' | 'to'): Date | null => {
  const day = readDay(text);
  if (day === null) {
    const at = /^\d{4}-\d{2}-\d{2}T/.test(text) ? new Date(text) : null;
    return at && isInCalendar(at) ? at : null;
  }
  if (test === 'any') return null;
  if (test === 'from') return instantOf(day, 0, 0, defaultTimeZone);
  return new Date(instantOf(addDays(day, 1), 0, 0, defaultTimeZone).getTime() - 1);
};

const readScalar = (value: unknown, kind: FieldKind, test: 'any' | 'from' | 'to'): Scalar | null => {
  switch (kind) {
    case 'boolean':
      return value === true || value === 'true' ? true : value === false || value === 'false' ? false : null;
    case 'serial':
      return typeof value === 'string' ? (/^\d{1,15}$/.test(value) ? Number(value) : -1) : null;
    case 'number': {
      const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
      return Number.isSafeInteger(number) ? (number as number) : null; // isSafeInteger is no type guard
    }
    case 'instant':
      if (value instanceof Date) return isInCalendar(value) ? value : null;
      return typeof value === 'string' ? readInstant(value, test) : null;
    case 'date':
      return typeof value === 'string' ? readDay(value) : null;
    case 'text':
      return typeof value === 'string' && value.length <= 256 && !value.includes('\0') ? value : null;
  }
};

const readWords = (value: unknown): readonly string[] => {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'string' || value.length > maxSearchLength || value.includes('\0')) return refuse('q');
  return fold(normalize(value)).split(/\s+/u).filter(Boolean);
};

const tests = { gte: 'from', lte: 'to' } as const;

const readCondition = (fields: ListFields, name: string, value: unknown): Condition => {
  const [, bounded, bound] = /^(.+)_(gte|lte)$/.exec(name) ?? [];
  const field = bounded ?? name;
  const kind = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!kind) return refuse(name);
  if (bound === 'gte' || bound === 'lte') {
    const test = tests[bound];
    if (kind === 'text' || kind === 'boolean' || kind === 'serial') return refuse(name);
    const read = readScalar(value, kind, test);
    return read === null ? refuse(name) : { field, kind, test, value: read };
  }
  if (value === null) return { field, kind, test: 'empty' };
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > maxPageSize) return refuse(name);
  const values = list.map((item) => readScalar(item, kind, 'any') ?? refuse(name));
  return { field, kind, test: 'any', values };
};

/** Checks a list request against the list's own fields: input.sort, input.filter, input.range. */
export const readListRequest = <Fields extends ListFields>(
  fields: Fields,
  request: ListRequest,
): ListPlan<keyof Fields & string> => {
  const { sort, from, to, filter, isPart = false } = request;
  if (!Object.hasOwn(fields, sort.field)) throw fieldError('query.sort', 'input.sort', { field: sort.field });
  const limit = to - from + 1;
  const isRange = Number.isSafeInteger(from) && Number.isSafeInteger(to) && from >= 0 && limit >= 1;
  if (!isRange || limit > mostRows(request) || (!isPart && from > maxOffset)) {
    throw fieldError('query.range', 'input.range', { max: maxPageSize, maxOffset });
  }
  const { q, ...named } = filter;
  const conditions = Object.entries(named)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => readCondition(fields, name, value));
  return {
    sort: { field: sort.field, descending: sort.order === 'DESC' },
    offset: from,
    limit,
    isPart,
    words: readWords(q),
    conditions: conditions as Condition<keyof Fields & string>[], // readCondition names only keys of `fields`
  };
};
