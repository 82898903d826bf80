import type { Category } from '#core/content/category/category.ts';
import { contentOf, type Post } from '#core/content/post/post.ts';
import type { PostPreview } from '#core/content/post/ports.ts';
import type { PostRevision, WorkingCopy } from '#core/content/post/working-copy.ts';
import { keyOf, type View } from '../engine/store.ts';

export type ContentSeed = Readonly<{
  categories?: readonly Category[];
  /** Each with its address, and a working copy like it. */
  posts?: readonly Post[];
  /** In place of those. */
  workingCopies?: readonly WorkingCopy[];
  postRevisions?: readonly PostRevision[];
  postPreviews?: readonly PostPreview[];
}>;

export const seedContent = (
  view: View,
  { categories = [], posts = [], workingCopies = [], postRevisions = [], postPreviews = [] }: ContentSeed,
): void => {
  for (const category of categories) view.table('categories').set(category.id, category);
  for (const post of posts) {
    const { id: postId, language, slug, authorId, updatedAt } = post;
    view.table('posts').set(postId, post);
    view.table('postSlugs').set(keyOf(language, slug), { language, slug, postId });
    view.table('workingCopies').set(postId, {
      postId,
      content: contentOf(post),
      change: 'NONE',
      reason: null,
      proposedAt: null,
      editedBy: authorId,
      version: 1,
      updatedAt,
    });
  }
  for (const copy of workingCopies) view.table('workingCopies').set(copy.postId, copy);
  for (const revision of postRevisions)
    view.table('postRevisions').set(keyOf(revision.postId, String(revision.number)), revision);
  for (const preview of postPreviews) view.table('postPreviews').set(preview.postId, preview);
};
