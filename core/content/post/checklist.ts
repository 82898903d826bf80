import { DomainError, type FieldIssue } from '#core/kernel/domain-error.ts';
import { describeRichText } from '#core/platform/rich-text/describe-rich-text.ts';
import { postLimits, type PostContent } from './post.ts';

const issuesOfText = ({ title, description, html, categoryId }: PostContent): readonly FieldIssue[] => {
  const issues: FieldIssue[] = [];
  if (title.trim().length < postLimits.titleLength.min)
    issues.push({ path: 'body.title', code: 'post.title_required' });
  if (description.trim() === '') issues.push({ path: 'body.description', code: 'input.required' });
  if (categoryId === null) issues.push({ path: 'body.categoryId', code: 'input.required' });
  const { text, undescribed } = describeRichText(html);
  if (text.length < postLimits.textLength)
    issues.push({
      path: 'body.html',
      code: 'input.min_length',
      params: { length: postLimits.textLength },
    });
  // The editor names the pictures; here it is enough that there are some.
  if (undescribed > 0) issues.push({ path: 'body.html.alt', code: 'input.required' });
  return issues;
};

/** What keeps an article from being handed in or published; each point leads to its field. */
export const issuesOf = (content: PostContent): readonly FieldIssue[] => [
  ...issuesOfText(content),
  ...(content.imageId !== null && content.imageAlt.trim() === ''
    ? [{ path: 'body.imageAlt', code: 'input.required' } as const]
    : []),
];

/** Fails with post.not_ready, post.translation_unreviewed. */
export const requireReady = (
  content: PostContent,
  { isMachineDraft }: Readonly<{ isMachineDraft: boolean }>,
): void => {
  if (isMachineDraft) throw new DomainError('post.translation_unreviewed');
  const issues = issuesOf(content);
  if (issues.length > 0) throw new DomainError('post.not_ready', { count: issues.length }, issues);
};
