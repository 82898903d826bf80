import type { Guard } from './guard.ts';
import { contactGuards } from './contact.ts';
import { bugReportGuards } from './bug-reports.ts';
import { siteGuards } from './sites.ts';

const post = 'core/content/post';
const rules = 'core/content/post/use-cases/';
const abuse = 'adapters/http/content/content-abuse.test.ts';
const cleaning = 'adapters/external/rich-text.test.ts';
const names = 'adapters/http/content/outward-names.test.ts';
const mails = 'core/platform/notification/views/mail-layout.test.ts';

/** Typed text: what stands in it runs nowhere and makes the server ask nobody. */
const textGuards: readonly Guard[] = [
  {
    without: 'what a stranger writes is stored as it was sent',
    changes: [
      {
        file: 'adapters/external/rich-text.ts',
        from: 'writeHtml(fitToAllowList(readHtml(sanitizeHtml(html, options))))',
        to: 'sanitizeHtml(html, { ...options, allowedTags: false, allowedAttributes: false })',
      },
    ],
    test: { file: cleaning, title: 'leaves of what a stranger might write only what the list has' },
  },
  {
    without: 'an article keeps a script',
    changes: [
      {
        file: 'core/platform/rich-text/require-rich-text.ts',
        from: 'const html = richText.clean(sent);',
        to: 'const html = richText.clean(sent) && sent;',
      },
    ],
    test: { file: rules, title: 'keeps no script and no address of a file' },
  },
  {
    without: 'a link runs a script',
    changes: [
      {
        file: 'core/platform/rich-text/attributes.ts',
        from: 'own.test(address) ? address : null;',
        to: 'own.test(address) || address !== own.source ? address : null;',
      },
    ],
    test: { file: 'core/platform/rich-text/attributes.test.ts', title: '"javascript:alert(1)" is none' },
  },
  {
    without: 'a text names a picture by an address elsewhere',
    changes: [
      {
        file: 'core/platform/rich-text/allow-list.ts',
        from: "img: { attributes: { 'data-medium': mediumId, alt: { words: 300 } }",
        to: "img: { attributes: { 'data-medium': mediumId, src: 'address', alt: { words: 300 } }",
      },
    ],
    test: { file: cleaning, title: 'writes "<p>trước <img data-medium' },
  },
  {
    without: 'words of a member are markup in a mail',
    changes: [
      {
        file: 'core/platform/notification/views/mail-layout.ts',
        from: 'line.map(({ text, bold }) => (bold ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text)))',
        to: 'line.map(({ text, bold }) => (bold ? `<strong>${text}</strong>` : text))',
      },
    ],
    test: { file: mails, title: 'has the same tags whatever its values say' },
  },
  {
    without: 'tags are nested by the megabyte',
    changes: [
      {
        file: 'core/platform/rich-text/require-rich-text.ts',
        from: 'if (isTooNested(sent)) throw tooDeep(path);',
        to: '',
      },
      { file: 'adapters/external/rich-text.ts', from: "isTooNested(html) ? '' : ", to: '' },
    ],
    test: { file: rules, title: 'refuses nested tags by the megabyte within a tenth of a second' },
  },
];

/** Articles: who sees them, who decides, and what is paid for them. */
const postGuards: readonly Guard[] = [
  {
    without: 'a mail names who gave an article back',
    changes: [
      {
        file: `${post}/notices.ts`,
        from: "mailValues: titledMail('post_returned', title),",
        to: "mailValues: titledMail('post_returned', `${title} ${by}`),",
      },
    ],
    test: { file: names, title: 'say to a member what was decided, and never who decided' },
  },
  {
    without: 'the link of a private profile has a picture',
    changes: [
      {
        file: 'adapters/http/pages/parts/share-pictures.ts',
        from: 'app.account.getPublicProfile(visitor, { idOrUsername,',
        to: "app.account.getPublicProfile({ kind: 'user', id: idOrUsername, status: 'ACTIVE', permissions: [] } as never, { idOrUsername,",
      },
    ],
    test: { file: names, title: 'hold a title and a name, no private field; a private profile has none' },
  },
  {
    without: 'a hidden article is read by its address',
    changes: [
      {
        file: `${post}/use-cases/read-posts.ts`,
        from: "if (isShown(post)) return { kind: 'POST', post };",
        to: "if (post.status !== 'TRASH') return { kind: 'POST', post };",
      },
    ],
    test: { file: rules, title: 'is nobody’s but its author’s and staff’s before it is published' },
  },
  {
    without: 'a hidden article takes likes, bookmarks and comments',
    changes: [
      {
        file: `${post}/post-subject.ts`,
        from: 'if (post === null || !isShown(post)) return null;\n  if (reader',
        to: 'if (post === null) return null;\n  if (reader',
      },
    ],
    test: { file: rules, title: 'is nobody’s but its author’s and staff’s before it is published' },
  },
  {
    without: 'a hidden article stands in lists, search, tags and addresses',
    changes: [
      {
        file: 'adapters/memory/content/posts.ts',
        from: '.filter((post) => isShown(post) && !isBlocked(view(), viewerId, post.authorId));',
        to: '.filter((post) => !isBlocked(view(), viewerId, post.authorId));',
      },
    ],
    test: { file: rules, title: 'is nobody’s but its author’s and staff’s before it is published' },
  },
  {
    without: 'a working copy is read by anybody',
    changes: [
      {
        file: `${post}/post-access.ts`,
        from: 'if (post === null || !(isAuthor(actor, post) || isStaffReader(actor)))',
        to: 'if (post === null)',
      },
    ],
    test: { file: rules, title: 'is nobody’s but its author’s and staff’s before it is published' },
  },
  {
    without: 'pictures of a hidden article are shown to anybody',
    changes: [
      {
        file: `${post}/shown-media.ts`,
        from: '(isShown(post) && mediaIn(post).includes(id))',
        to: 'mediaIn(post).includes(id)',
      },
    ],
    test: { file: abuse, title: 'that is hidden shows its pictures to its author and staff alone' },
  },
  {
    without: 'a preview link lives on after it was revoked',
    changes: [
      {
        file: `${post}/use-cases/preview-post.ts`,
        from: 'await repositories.postPreviews.delete(id);',
        to: '',
      },
    ],
    test: { file: rules, title: 'is shown by a link to whom its author gives it' },
  },
  {
    without: 'a preview link lives on after its week',
    changes: [
      {
        file: `${post}/use-cases/preview-post.ts`,
        from: 'preview && preview.expiresAt > clock.now() ?',
        to: 'preview ?',
      },
    ],
    test: { file: rules, title: 'is shown by a link to whom its author gives it' },
  },
  {
    without: 'preview tokens are kept so that they can be read',
    changes: [
      {
        file: `${post}/use-cases/preview-post.ts`,
        from: 'tokens.hashSecret(`post-preview:${token}`);',
        to: 'tokens.hashSecret(token) && token;',
      },
    ],
    test: { file: rules, title: 'is shown by a link to whom its author gives it' },
  },
  {
    without: 'the record of requests holds whole addresses',
    changes: [
      {
        file: 'adapters/http/engine/server/request-log.ts',
        from: "const route = exchange.route || (isApi ? 'unknown' : 'web');",
        to: "const route = request.url || exchange.route || (isApi ? 'unknown' : 'web');",
      },
    ],
    test: { file: abuse, title: 'is all that a preview link shows' },
  },
  {
    without: 'a body sets what staff decide',
    changes: [
      {
        file: 'adapters/http/content/contract/written-posts.ts',
        from: 'body: z.strictObject({\n      ...contentFields,\n      title:',
        to: 'body: z.looseObject({\n      ...contentFields,\n      title:',
      },
    ],
    test: { file: abuse, title: 'takes no {"status":"PUBLISHED"} from a body' },
  },
  {
    without: 'people publish their own articles',
    changes: [
      {
        file: `${post}/post-access.ts`,
        from: "if (isOwn && !mayDo(actor, 'post.manage')) throw",
        to: "if (isOwn && mayDo(actor, 'post.manage')) throw",
      },
    ],
    test: { file: rules, title: 'publish and reward nothing of their own' },
  },
  {
    without: 'people promise coins to themselves',
    changes: [
      {
        file: `${post}/use-cases/set-bounty.ts`,
        from: 'requireOthers(actor, post.authorId);',
        to: '',
      },
      {
        file: 'core/content/bounty/reserve-bounty.ts',
        from: '  requireOthers(actor, item.userId);\n',
        to: '',
      },
    ],
    test: { file: rules, title: 'publish and reward nothing of their own' },
  },
  {
    without: 'people pay themselves what others promised',
    changes: [
      {
        file: 'core/content/bounty/pay-bounty.ts',
        from: 'requireOthers(actor, userId);',
        to: '',
      },
    ],
    test: { file: rules, title: 'publish and reward nothing of their own' },
  },
  {
    without: 'people plan to be paid by the clock',
    changes: [
      {
        file: `${post}/use-cases/publish-post.ts`,
        from: 'await requireOthersBounty(repositories, actor, before);',
        to: '',
      },
    ],
    test: { file: rules, title: 'publish and reward nothing of their own' },
  },
  {
    without: 'every publication pays again',
    changes: [
      { file: `${post}/become-public.ts`, from: '  if (isFirst) {\n', to: '  if (postId) {\n' },
      {
        file: 'core/content/bounty/pay-bounty.ts',
        from: "if (bounty?.status !== 'RESERVED') return null;",
        to: 'if (bounty === null) return null;',
      },
    ],
    test: { file: rules, title: 'come once at most, whatever is done to it and in which order' },
  },
  {
    without: 'fifty people who publish at once pay more than once',
    changes: [
      {
        file: `${post}/use-cases/publish-post.ts`,
        from: "requireVersion(held.post, version);\n      postLifecycle.next(held.post.status, stepOf(actor, held, 'publish'));",
        to: '',
      },
    ],
    test: { file: rules, title: 'come once from fifty people who publish at the same time' },
  },
  {
    without: 'an article of a member who was banned appears',
    changes: [
      {
        file: `${post}/use-cases/publish-due.ts`,
        from: "if (author?.status === 'ACTIVE') {",
        to: 'if (author !== null) {',
      },
    ],
    test: { file: rules, title: 'of an author who was banned is seen by nobody' },
  },
  {
    without: 'a text that waits for staff changes under their eyes',
    changes: [
      {
        file: `${post}/use-cases/write-post.ts`,
        from: "if (!editsLive && (frozen.has(post.status) || copy.change === 'WAITING'))",
        to: "if (!editsLive && post.status === 'TRASH')",
      },
    ],
    test: { file: rules, title: 'decide about the text that they read' },
  },
  {
    without: 'staff publish a text that they have not read',
    changes: [
      {
        file: `${post}/use-cases/publish-post.ts`,
        from: 'requireVersion(held.post, version);\n      postLifecycle.next',
        to: 'postLifecycle.next',
      },
    ],
    test: { file: rules, title: 'decide about the text that they read' },
  },
  {
    without: 'staff accept a change that they have not read',
    changes: [
      {
        file: `${post}/use-cases/publish-post.ts`,
        from: 'requireVersion(held.copy, version);',
        to: '',
      },
    ],
    test: { file: rules, title: 'accept a change of a published article, or return it' },
  },
  {
    without: 'a published article changes before anybody accepts it',
    changes: [
      {
        file: `${post}/use-cases/write-post.ts`,
        from: "status === 'DRAFT' || mayDo(actor, 'post.manage');",
        to: "status !== 'TRASH' || mayDo(actor, 'post.manage');",
      },
    ],
    test: { file: rules, title: 'accept a change of a published article, or return it' },
  },
  {
    without: 'a picture of another member is shown',
    changes: [
      {
        file: `${post}/judge-content.ts`,
        from: 'await requireOwnFiles(repositories, { actor, authorId, already }, content, media);',
        to: '',
      },
    ],
    test: { file: rules, title: 'shows no picture of another' },
  },
  {
    without: 'a picture of any member is shown in the site’s name',
    changes: [
      {
        file: `${post}/files/own-files.ts`,
        from: "(actor.kind === 'user' && medium.ownerId === actor.id)));",
        to: "(actor.kind === 'user' && medium.ownerId !== '')));",
      },
    ],
    test: { file: rules, title: 'show in the site’s name their own pictures and the site’s alone' },
  },
];

/** What carries typed words beside the pages: data for search engines, pictures for links, feeds. */
const carriedGuards: readonly Guard[] = [
  {
    without: 'a title ends the script that holds it',
    changes: [
      {
        file: 'ui/member-web/app/head.ts',
        from: "    .replaceAll('<', '\\\\u003c')\n",
        to: '',
      },
    ],
    test: { file: 'ui/member-web/app/head.test.ts', title: 'lets nobody write HTML through a name' },
  },
  {
    without: 'markup in a title is drawn as what it asks for',
    changes: [
      {
        file: 'adapters/external/pictures/drawn-words.ts',
        from: ".replaceAll(/[&<>]/g, (sign) => signs[sign] ?? '');",
        to: ';',
      },
    ],
    test: { file: 'adapters/external/pictures/share.test.ts', title: 'draws markup as it is written' },
  },
  {
    without: 'control characters and halves of letters break a feed',
    changes: [
      {
        file: 'adapters/http/pages/feeds/write-feed.ts',
        from: "text.replaceAll(unsayable, '');",
        to: 'text.replaceAll(unsayable, (letter) => letter);',
      },
    ],
    test: {
      file: 'adapters/http/pages/feeds/write-feed.test.ts',
      title: 'is read as it was written, whatever people wrote',
    },
  },
];

export const contentGuards: readonly Guard[] = [
  ...textGuards,
  ...carriedGuards,
  ...postGuards,
  ...contactGuards,
  ...bugReportGuards,
  ...siteGuards,
];
