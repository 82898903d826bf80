import type { Challenge } from '#core/learning/challenge/challenge.ts';
import type { ChallengeFilter, ChallengeRow, Challenges } from '#core/learning/challenge/ports.ts';
import { constraintError } from '#core/error-catalogue.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { fold, normalize } from '#core/kernel/text/text.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';
import { containing, staffList, type ListSource } from '../engine/staff-list.ts';

const refusals = {
  challenges_translation: 'challenge.translation_exists',
  challenges_cover_id_fkey: 'challenge.image_not_found',
} as const;

/** Of the newest edition, else of the working copy. */
type Lessons = Pick<ChallengeRow, 'lessonCount' | 'minutes' | 'hasVideo'>;

/** In the list of columns and not joined: so it is counted of the rows that are left when a page was cut. */
const lessonsOf = `(
  select jsonb_build_object('lessonCount', count(*), 'minutes', greatest(1, round(coalesce(sum(seconds), 0) / 60.0)),
    'hasVideo', coalesce(bool_or(is_video), false))
  from (
    select l ->> 'type' = 'VIDEO' as is_video,
      coalesce((l ->> 'seconds')::int, ceil((l ->> 'words')::int / 250.0 * 60)) as seconds
    from editions e, jsonb_array_elements(e.outline -> 'chapters') h, jsonb_array_elements(h -> 'lessons') l
    where e.challenge_id = c.id and e.number = c.edition_no
    union all
    select w.type = 'VIDEO', case w.type when 'VIDEO' then coalesce(w.seconds, 0) else ceil(w.words / 250.0 * 60) end
    from lessons w where w.challenge_id = c.id and c.edition_no = 0
  ) lessons
)`;

const columns = `c.*, ${nameOf('a')} as author_name, ${lessonsOf} as lessons`;
const source = 'challenges c join users a on a.id = c.author_id';

type Found = Omit<ChallengeRow, 'cover' | keyof Lessons> & Readonly<{ lessons: Lessons }>;

/** Both are found once, each by its index; what was found is looked up for each challenge. */
const namedSo = `(select n.id from challenges n where fold(n.title || ' ' || n.slug) like ?)`;
const writtenBy = '(select u.id from users u where u.search like ?)';

const list: ListSource<keyof typeof staffLists.challenges> = {
  select: columns,
  from: source,
  all: 'challenges c',
  own: { table: 'challenges', as: 'c' },
  columns: {
    id: 'c.id',
    title: 'c.title',
    slug: 'c.slug',
    language: 'c.language',
    status: 'c.status',
    submission: 'c.submission',
    authorId: 'c.author_id',
    authorName: nameOf('a'),
    price: 'c.price',
    featured: 'c.featured',
    learners: 'c.learners',
    completed: 'c.completed',
    ratings: 'c.ratings',
    editionNo: 'c.edition_no',
    submittedAt: 'c.submitted_at',
    publishedAt: 'c.published_at',
    createdAt: 'c.created_at',
    updatedAt: 'c.updated_at',
  },
  search: `c.id in ${namedSo} or c.author_id in ${writtenBy}`,
  tieBreak: 'c.id',
};

/** What it costs at an instant, as the core counts it. */
const pay = `(c.price * (100 - case when c.discount_until is not null and c.discount_until <= ? then 0 else c.discount end) / 100)`;

const stored = ({ goals, ...challenge }: Challenge) => ({ ...challenge, goals: JSON.stringify(goals) });

/** Blocked either way; nobody for visitors and staff. */
const notHidden = `not exists (select 1 from relations r where r.kind = 'BLOCK'
  and (r.owner_id, r.other_id) in ((?, c.author_id), (c.author_id, ?)))`;

/** Rows with their covers, read together. */
const coversOf =
  (db: Connection) =>
  async (found: readonly Found[]): Promise<ChallengeRow[]> => {
    const ids = found.flatMap(({ coverId }) => coverId ?? []);
    const media =
      ids.length === 0
        ? []
        : await rows<NonNullable<ChallengeRow['cover']>>(
            db(),
            'select * from media where id = any(?::text[])',
            [ids],
          );
    const byId = new Map(media.map((medium) => [medium.id as string, medium]));
    return found.map(({ lessons, ...row }) => ({
      ...row,
      ...lessons,
      cover: (row.coverId !== null && byId.get(row.coverId)) || null,
    }));
  };

/** What a page is sorted by: an expression that has an index, where there can be one, and as a number in a cursor. */
type Rank = Readonly<{
  sql: string;
  values: readonly Date[];
  asNumber: string;
  /** What is compared with it, of a place in the list. */
  at: Readonly<{ sql: string; value(place: number): number | Date }>;
}>;

const plain = (sql: string, type: 'integer' | 'float8', values: readonly Date[] = []): Rank => ({
  sql,
  values,
  asNumber: sql,
  at: { sql: `?::${type}`, value: (place) => place },
});

const rankOf = ({ sort = 'newest', at }: ChallengeFilter): Rank => {
  switch (sort) {
    case 'popular':
      return plain('c.learners', 'integer');
    case 'rating':
      return plain('(case c.ratings when 0 then 0 else c.stars::float8 / c.ratings end)', 'float8');
    case 'price':
      return plain(`(1000000 - ${pay})`, 'integer', [at]);
    case 'newest':
      return {
        sql: 'c.published_at',
        values: [],
        asNumber: 'extract(epoch from c.published_at) * 1000',
        at: { sql: '?::timestamptz', value: (place) => new Date(place) },
      };
  }
};

type Lists = Pick<Challenges, 'pageOf' | 'featured' | 'pageOfAuthor' | 'addresses' | 'list'>;

const challengeLists = (db: Connection, withCovers: ReturnType<typeof coversOf>): Lists => ({
  async pageOf(filter, { limit, cursor }) {
    const { q = '', language, isFree, authorId, at, viewerId } = filter;
    const words = fold(normalize(q)).split(/\s+/u).filter(Boolean);
    const rank = rankOf(filter);
    const place = decodeCursor(cursor, 'number', 'id');
    const conditions: (readonly [string, readonly (string | number | Date)[]])[] = [
      [`c.status = 'PUBLISHED'`, []],
      ...(language ? [['c.language = ?', [language]] as const] : []),
      ...(authorId ? [['c.author_id = ?', [authorId]] as const] : []),
      ...(isFree === undefined ? [] : [[`${pay} ${isFree ? '=' : '>'} 0`, [at]] as const]),
      ...words.map((word) => [`fold(c.title || ' ' || c.summary) like ?`, [containing(word)]] as const),
      ...(viewerId === null ? [] : [[notHidden, [viewerId, viewerId]] as const]),
      ...(place
        ? [
            [
              `(${rank.sql}, c.id) < (${rank.at.sql}, ?)`,
              [...rank.values, rank.at.value(Number(place[0])), place[1]],
            ] as const,
          ]
        : []),
    ];
    const found = await rows<Found & { rank: number }>(
      db(),
      `with c as materialized (
         select c.*, (${rank.asNumber})::float8 as rank from challenges c
         where ${conditions.map(([sql]) => `(${sql})`).join(' and ')}
         order by ${rank.sql} desc, c.id desc limit ?)
       select ${columns} from c join users a on a.id = c.author_id
       order by c.rank desc, c.id desc`,
      [...rank.values, ...conditions.flatMap(([, values]) => values), ...rank.values, limit + 1],
    );
    const page = pageOf(found, limit, (row) => encodeCursor(String(row.rank), row.id));
    return { ...page, items: await withCovers(page.items.map(({ rank: _rank, ...row }) => row)) };
  },

  async featured(language, viewerId = null) {
    const found = await rows<Found>(
      db(),
      `select ${columns} from ${source} where c.status = 'PUBLISHED' and c.featured is not null
           and (?::text is null or c.language = ?) and (?::text is null or ${notHidden})
         order by c.featured, c.id`,
      [language ?? null, language ?? null, viewerId, viewerId, viewerId],
    );
    return withCovers(found);
  },

  async pageOfAuthor(authorId, { status }, { limit, cursor }) {
    const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = await rows<Found>(
      db(),
      `select ${columns} from ${source} where c.author_id = ? ${status ? 'and c.status = ?' : ''}
           ${at && id ? 'and (c.updated_at, c.id) < (?, ?)' : ''}
         order by c.updated_at desc, c.id desc limit ?`,
      [authorId, ...(status ? [status] : []), ...(at && id ? [at, id] : []), limit + 1],
    );
    const page = pageOf(found, limit, (row) => encodeCursor(row.updatedAt, row.id));
    return { ...page, items: await withCovers(page.items) };
  },

  async addresses({ limit, cursor }) {
    const [after = ''] = decodeCursor(cursor, 'id') ?? [];
    const found = await rows<Challenge>(
      db(),
      `select * from challenges where status = 'PUBLISHED' and id > ? order by id limit ?`,
      [after, limit + 1],
    );
    return pageOf(found, limit, ({ id }) => encodeCursor(id));
  },

  async list(request) {
    const listed = await staffList<Found, keyof typeof staffLists.challenges>(
      db(),
      list,
      readListRequest(staffLists.challenges, request),
    );
    return { ...listed, rows: await withCovers(listed.rows) };
  },
});

export const knexChallenges = (db: Connection): Challenges => {
  const withCovers = coversOf(db);

  const keepSlug = async ({ slug, id }: Pick<Challenge, 'slug' | 'id'>): Promise<void> => {
    await rows(
      db(),
      'insert into challenge_slugs (slug, challenge_id) values (?, ?) on conflict (slug) do nothing',
      [slug, id],
    );
    const [owner] = await rows<{ challengeId: string }>(
      db(),
      'select challenge_id from challenge_slugs where slug = ?',
      [slug],
    );
    if (owner?.challengeId !== id) throw constraintError('challenge.slug_exists');
  };

  return {
    async insert(challenge) {
      await refusing(refusals, db()('challenges').insert(stored(challenge)));
      await keepSlug(challenge);
    },

    async find(idOrSlug) {
      const found = await rows<Found>(
        db(),
        `select ${columns} from ${source}
         where c.id = ? or c.id = (select s.challenge_id from challenge_slugs s where s.slug = ?)
         order by c.id = ? desc limit 1`,
        [idOrSlug, idOrSlug, idOrSlug],
      );
      return (await withCovers(found))[0] ?? null;
    },

    async lock(id) {
      const [challenge] = await rows<Challenge>(
        db(),
        'select * from challenges where id = ? for no key update',
        [id],
      );
      return challenge ?? null;
    },

    async update(challenge) {
      const {
        id,
        version: _,
        learners: _learners,
        completed: _completed,
        ratings: _ratings,
        stars: _stars,
        ...columns
      } = stored(challenge);
      const [next] = await refusing(
        refusals,
        db()('challenges')
          .where({ id })
          .update({ ...columns, version: db().raw('version + 1') }, ['*']),
      );
      if (!next) throw new DomainError('challenge.not_found');
      await keepSlug(challenge);
      return next as Challenge; // all of its columns
    },

    async count(id, { learners = 0, completed = 0, ratings = 0, stars = 0 }) {
      await rows(
        db(),
        `update challenges set learners = learners + ?, completed = completed + ?, ratings = ratings + ?, stars = stars + ?
         where id = ?`,
        [learners, completed, ratings, stars, id],
      );
    },

    async delete(id) {
      await rows(db(), 'delete from quizzes where challenge_id = ?', [id]);
      await refusing(
        { chapters_challenge_id_fkey: 'challenge.has_chapters' },
        db()('challenges').where({ id }).delete(),
      );
    },

    translationsOf: ({ id, translationGroup }) =>
      rows<Challenge>(
        db(),
        'select * from challenges where translation_group = ? and id <> ? order by language',
        [translationGroup, id],
      ),

    ...challengeLists(db, withCovers),

    ofAuthor: (authorId) =>
      rows<Challenge>(db(), 'select * from challenges where author_id = ? order by id', [authorId]),

    async forgetDraftsOf(authorId) {
      const drafts = `(select id from challenges where author_id = ? and status = 'DRAFT')`;
      for (const table of ['quizzes', 'lessons', 'chapters'])
        await rows(db(), `delete from ${table} where challenge_id in ${drafts}`, [authorId]);
      await rows(db(), `delete from medium_uses where kind = 'CHALLENGE' and subject_id in ${drafts}`, [
        authorId,
      ]);
      await rows(db(), `delete from challenges where author_id = ? and status = 'DRAFT'`, [authorId]);
      await rows(
        db(),
        `update challenges set status = 'ARCHIVED', featured = null where author_id = ? and status = 'PUBLISHED'`,
        [authorId],
      );
    },
  };
};
