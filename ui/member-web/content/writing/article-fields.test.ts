import { describe, expect, it } from 'vitest';
import { issuesOf } from '#core/content/post/checklist.ts';
import { postContent } from '#http/content/contract/post-views.ts';
import {
  articleProblems,
  bodyOf,
  contentOfFields,
  type ArticleFields,
  fieldOf,
  isChosen,
  listIn,
  readKept,
} from './article-fields.ts';

const fields: ArticleFields = {
  title: 'Giảm cân',
  description: '',
  html: '<p>a</p>',
  imageId: null,
  imageAlt: '',
  metaImageId: null,
  categoryId: '',
  tags: 'Giảm cân, Bữa sáng',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
  wantedSlug: '',
};

describe('fields of an article', () => {
  it('become what the server takes, only those that are sent', () => {
    expect(bodyOf({ tags: fields.tags, categoryId: '' })).toEqual({
      tags: ['Giảm cân', 'Bữa sáng'],
      categoryId: null,
    });
    expect(bodyOf({ title: 'a' })).toEqual({ title: 'a' });
    expect(listIn(' a,, b \n c ')).toEqual(['a', 'b', 'c']);
  });

  it('are a text that is compared and judged, and each point of the checklist has its field', () => {
    const content = contentOfFields(fields);
    expect(postContent.parse(content)).toEqual(content);
    expect(content).toMatchObject({ tags: ['Giảm cân', 'Bữa sáng'], categoryId: null, metaKeywords: [] });
    expect(issuesOf(content).map(({ path }) => fieldOf(path))).toEqual(['description', 'categoryId', 'html']);
  });

  it('may be empty while it is written, and not too long', () => {
    const empty = { ...fields, title: '', tags: '' };
    expect(Object.values(articleProblems(empty)).filter(Boolean)).toEqual([]);
    const long = { ...fields, title: 'x'.repeat(151), tags: 'a', metaKeywords: 'k,'.repeat(11) };
    expect(Object.entries(articleProblems(long)).filter(([, problem]) => problem !== undefined).map(([name]) => name)).toEqual(['title', 'tags', 'metaKeywords']); // prettier-ignore
  });

  it('wait for the typing to rest, but for what was chosen', () => {
    expect(isChosen({ ...fields, title: 'khác' }, fields)).toBe(false);
    expect(isChosen({ ...fields, imageId: 'a' }, fields)).toBe(true);
  });

  it('come back from the device as they were kept, whatever lies there', () => {
    expect(readKept(JSON.parse(JSON.stringify(fields)))).toEqual(fields);
    expect([readKept(null), readKept('a')]).toEqual([undefined, undefined]);
    expect(readKept({ title: 3 })?.title).toBe('');
  });
});
