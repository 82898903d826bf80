import type { AuditAction } from '#core/access/audit/audit-names.ts';
import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { LocalizedText } from '#core/kernel/language.ts';
import type { List } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { requireRichText } from '#core/platform/rich-text/require-rich-text.ts';
import {
  isLegal,
  isPageKey,
  pageKeys,
  pageLimits,
  publish,
  upcomingVersion,
  type PageKey,
  type PageVersion,
  type PageWords,
  type Publication,
} from '../page.ts';
import { shippedPages } from '../shipped/shipped-pages.ts';
import { presentPageRow, presentStaffPage, type PageRow, type StaffPage } from '../views/staff-page.ts';

type Needs = Writes<'auditLog' | 'consentVersions' | 'pageVersions'> &
  Pick<Ports, 'clock' | 'ids' | 'richText'>;

const requireKey = (key: string): PageKey => {
  if (!isPageKey(key)) throw new DomainError('page.not_found');
  return key;
};

/** Legal words bind everybody: they need more than the right to write. */
const requireWriter = (actor: Actor, key: PageKey): void =>
  isLegal(key) ? requirePermission(actor, 'global') : requirePermission(actor, 'post.manage', 'global');

const requireLine = (text: string, max: number, path: `body.${string}`): string => {
  const plain = normalize(text);
  if (plain.length > max) throw fieldError(path, 'input.max_length', { length: max });
  const problem = textProblem(plain, 'line');
  if (problem) throw fieldError(path, problem.code, problem.params);
  return plain;
};

const bothOf = (read: (language: 'vi' | 'en') => string): LocalizedText => ({
  vi: read('vi'),
  en: read('en'),
});

/** What was typed, judged. Pages hold no pictures: those of a file manager have addresses that end. */
const cleanWords = (needs: Pick<Ports, 'richText'>, { title, description, html }: PageWords): PageWords => ({
  title: bothOf((language) => requireLine(title[language], pageLimits.title, `body.title.${language}`)),
  description: bothOf((language) =>
    requireLine(description[language], pageLimits.description, `body.description.${language}`),
  ),
  html: bothOf((language) => {
    const path = `body.html.${language}` as const;
    const text = requireRichText(needs, { html: html[language], maxLength: pageLimits.html, path });
    if (text.pictures > 0) throw fieldError(path, 'rich_text.too_many_pictures', { count: 0 });
    return text.html;
  }),
});

const draftOf = (versions: readonly PageVersion[]): PageVersion | null =>
  versions.find(({ status }) => status === 'DRAFT') ?? null;

export const listPages =
  ({ reads, clock }: Reads<'pageVersions'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor): Promise<List<PageRow>> => {
    requirePermission(actor, 'post.view', 'post.manage', 'global');
    const at = clock.now();
    const rows = await Promise.all(
      pageKeys.map(async (key) => presentPageRow(key, await reads.pageVersions.of(key), at)),
    );
    return { rows, total: rows.length, totalIsCapped: false };
  };

export const getPage =
  ({ reads, clock }: Reads<'pageVersions'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, id: string): Promise<StaffPage> => {
    requirePermission(actor, 'post.view', 'post.manage', 'global');
    const key = requireKey(id);
    return presentStaffPage(key, await reads.pageVersions.of(key), clock.now());
  };

type Numbered = Readonly<{ id: string; number: number }>;

/** The words of one published text: what people agreed to can be read again. */
export const getPageVersion =
  ({ reads }: Reads<'pageVersions'>) =>
  async (actor: Actor, { id, number }: Numbered): Promise<PageWords> => {
    requirePermission(actor, 'post.view', 'post.manage', 'global');
    const key = requireKey(id);
    const found = (await reads.pageVersions.of(key)).find((version) => version.number === number);
    const words = found ?? (number === 1 ? shippedPages[key] : null);
    if (!words) throw new DomainError('page.not_found');
    return { title: words.title, description: words.description, html: words.html };
  };

type Named = Readonly<{ id: string }>;
type Step = Pick<Repositories, 'auditLog' | 'consentVersions' | 'pageVersions'>;

/** One step of the page's editor: judged, locked, written into the log, and answered as the page now stands. */
const step =
  ({ transaction, clock }: Needs, action: AuditAction) =>
  async (
    actor: Actor,
    id: string,
    run: (
      repositories: Step,
      page: Readonly<{ key: PageKey; versions: readonly PageVersion[]; at: Date }>,
    ) => Promise<Readonly<{ before: unknown; after: unknown }>>,
  ): Promise<StaffPage> => {
    const key = requireKey(id);
    requireWriter(actor, key);
    return transaction(async (repositories) => {
      const { pageVersions, auditLog } = repositories;
      const at = clock.now();
      const versions = await pageVersions.lock(key);
      const { before, after } = await run(repositories, { key, versions, at });
      await auditLog.append(
        audited(actor, { at, action, targetType: 'page', targetId: key, before, after, reason: null }),
      );
      return presentStaffPage(key, await pageVersions.of(key), at);
    });
  };

/** Keeps the draft; `version` 0 begins one. Two windows never overwrite each other unseen. */
export const savePageDraft =
  (needs: Needs) =>
  async (actor: Actor, { id, version, ...words }: PageWords & Named & Readonly<{ version: number }>) =>
    step(needs, 'page.save')(actor, id, async ({ pageVersions }, { key, versions, at }) => {
      const draft = draftOf(versions);
      if ((draft?.version ?? 0) !== version) throw new DomainError('version.stale');
      const cleaned = cleanWords(needs, words);
      const next: PageVersion = {
        id: draft?.id ?? needs.ids.next(),
        key,
        number: draft?.number ?? Math.max(1, ...versions.map(({ number }) => number)) + 1,
        status: 'DRAFT',
        ...cleaned,
        effectiveAt: null,
        consentVersion: null,
        publishedBy: null,
        version: version + 1,
        createdAt: draft?.createdAt ?? at,
        updatedAt: at,
      };
      await (draft ? pageVersions.update(next) : pageVersions.insert(next));
      return { before: draft && { title: draft.title }, after: { number: next.number, title: next.title } };
    });

/** Throws the draft away; what is shown stays. */
export const discardPageDraft = (needs: Needs) => async (actor: Actor, id: string) =>
  step(needs, 'page.discard')(actor, id, async ({ pageVersions }, { key, versions }) => {
    const draft = draftOf(versions);
    if (draft) await pageVersions.deleteDraft(key);
    return { before: draft && { number: draft.number, title: draft.title }, after: null };
  });

/** Shows the draft, at once or from its day on; people are asked again only where it says so. */
export const publishPage =
  (needs: Needs) =>
  async (
    actor: Actor,
    { id, version, ...publication }: Named & Publication & Readonly<{ version: number }>,
  ) =>
    step(needs, 'page.publish')(actor, id, async ({ pageVersions, consentVersions }, { versions, at }) => {
      const draft = draftOf(versions);
      if (!draft || draft.version !== version) throw new DomainError('version.stale');
      const by = actor.kind === 'user' ? actor.id : null;
      const { published, raised } = publish(draft, publication, {
        at,
        by,
        versions,
        consentVersions: await consentVersions.names(),
      });
      await pageVersions.update({ ...published, version: version + 1 });
      if (raised) await consentVersions.raise(raised);
      const { number, effectiveAt, consentVersion } = published;
      return { before: null, after: { number, effectiveAt, consentVersion } };
    });

/** Makes a draft again of what waits for its day, and asks nobody. */
export const withdrawPage = (needs: Needs) => async (actor: Actor, id: string) =>
  step(needs, 'page.withdraw')(actor, id, async ({ pageVersions, consentVersions }, { versions, at }) => {
    const upcoming = upcomingVersion(versions, at);
    if (!upcoming) throw new DomainError('page.not_found');
    if (draftOf(versions)) throw new DomainError('page.draft_exists');
    await pageVersions.update({
      ...upcoming,
      status: 'DRAFT',
      effectiveAt: null,
      consentVersion: null,
      publishedBy: null,
      version: upcoming.version + 1,
      updatedAt: at,
    });
    if (upcoming.consentVersion !== null) await consentVersions.withdraw(upcoming.consentVersion);
    const { number, effectiveAt, consentVersion } = upcoming;
    return { before: { number, effectiveAt, consentVersion }, after: null };
  });
