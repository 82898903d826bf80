import type { Application } from '#core/application.ts';
import type { Actor } from '#core/access/actor/actor.ts';
import { adminCategories, adminPosts } from '#http/content/contract/admin-posts.ts';
import { posts } from '#http/content/contract/posts.ts';
import { writtenPosts } from '#http/content/contract/written-posts.ts';
import { listRequest } from '../../engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

const kept = (id: string) => ({ kind: 'POST', subjectId: id }) as const;
const ok = { ok: true } as const;

export const postRoutes = ({ post, community }: Application) =>
  handlers(posts, {
    list: ({ actor, query: { author: authorId, ...query } }) => post.listPosts(actor, { ...query, authorId }),
    get: ({ actor, params, query, context }) =>
      post.readPost(actor, { ...params, language: query.language ?? context.language }),
    preview: ({ actor, params }) => post.readPreview(actor, params.token),
    like: ({ actor, params }) => post.likePost(actor, params.id),
    unlike: ({ actor, params }) => post.unlikePost(actor, params.id),
    addBookmark: ({ actor, params }) => community.keepBookmark(actor, kept(params.id)),
    removeBookmark: ({ actor, params }) => community.dropBookmark(actor, kept(params.id)),
    categories: ({ actor }) => post.listCategories(actor),
    tags: ({ actor, query }) => post.listTags(actor, query.language),
  });

export const writtenPostRoutes = ({ post }: Application) => {
  const read = async (actor: Actor, id: string | Promise<string>) => post.readWrittenPost(actor, await id);
  return handlers(writtenPosts, {
    listOwn: ({ actor, query }) => post.listOwnPosts(actor, query),
    create: ({ actor, body }) => read(actor, post.createPost(actor, body)),
    read: ({ actor, params }) => read(actor, params.id),
    keepCopy: ({ actor, params, body }) => post.keepWorkingCopy(actor, { ...body, ...params }),
    save: ({ actor, params, body }) => read(actor, post.savePost(actor, { ...body, ...params })),
    submit: ({ actor, params, body }) => read(actor, post.submitPost(actor, { ...body, ...params })),
    withdraw: ({ actor, params }) => read(actor, post.withdrawPost(actor, params.id)),
    translate: ({ actor, params, body }) => read(actor, post.translatePost(actor, { ...body, ...params })),
    trash: ({ actor, params, body }) => read(actor, post.trashPost(actor, { ...body, ...params })),
    restore: ({ actor, params }) => read(actor, post.restorePost(actor, params.id)),
    revisions: ({ actor, params }) => post.listRevisions(actor, params.id),
    restoreRevision: ({ actor, params, body }) =>
      read(actor, post.restoreRevision(actor, { ...body, id: params.id, number: params.rev })),
    sharePreview: ({ actor, params }) => post.sharePreview(actor, params.id),
    revokePreview: async ({ actor, params }) => {
      await post.revokePreview(actor, params.id);
      return ok;
    },
    publish: ({ actor, params, body }) => read(actor, post.publishPost(actor, { ...body, ...params })),
    schedule: ({ actor, params, body }) => read(actor, post.schedulePost(actor, { ...body, ...params })),
    unschedule: ({ actor, params }) => read(actor, post.unschedulePost(actor, params.id)),
    return: ({ actor, params, body }) => read(actor, post.returnPost(actor, { ...body, ...params })),
    acceptChange: ({ actor, params, body }) => read(actor, post.acceptChange(actor, { ...body, ...params })),
    returnChange: ({ actor, params, body }) => read(actor, post.returnChange(actor, { ...body, ...params })),
    setFlags: ({ actor, params, body }) => read(actor, post.setFlags(actor, { ...body, ...params })),
    setBounty: ({ actor, params, body }) => read(actor, post.setBounty(actor, { ...body, ...params })),
    purge: async ({ actor, params }) => {
      await post.purgePost(actor, params.id);
      return ok;
    },
  });
};

export const adminPostRoutes = ({ post }: Application) =>
  handlers(adminPosts, {
    list: async ({ actor, query }) => listAnswer(await post.listAllPosts(actor, listRequest(query))),
    get: ({ actor, params }) => post.readWrittenPost(actor, params.id),
    create: async ({ actor, body }) => post.readWrittenPost(actor, await post.createSitePost(actor, body)),
  });

export const adminCategoryRoutes = ({ post }: Application) =>
  handlers(adminCategories, {
    list: async ({ actor, query }) =>
      listAnswer(await post.listAllCategories(actor, listRequest(query, 'position'))),
    get: ({ actor, params }) => post.viewCategory(actor, params.id),
    create: ({ actor, body }) => post.addCategory(actor, body),
    edit: ({ actor, params, body }) => post.editCategory(actor, { ...body, ...params }),
    delete: async ({ actor, params }) => {
      await post.deleteCategory(actor, params.id);
      return ok;
    },
    tags: async ({ actor, query }) => listAnswer(await post.listAllTags(actor, listRequest(query, 'posts'))),
    renameTag: async ({ actor, params, body }) => ({
      changed: await post.renameTag(actor, { slug: params.id, name: body.name }),
    }),
    deleteTag: async ({ actor, params }) => ({
      changed: await post.deleteTag(actor, { slug: params.id, name: null }),
    }),
  });
