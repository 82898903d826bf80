import { describe, expect, it } from 'vitest';
import { placeOf, searchOf } from './checklist-place.ts';

describe('a point of the checklist', () => {
  it.each([
    ['body.summary', { tab: 'about', field: 'summary' }],
    ['body.coverId', { tab: 'about', field: 'coverId' }],
    ['body.chapters', { tab: 'tree', part: null, field: 'chapters' }],
    ['body.chapters.c1', { tab: 'tree', part: null, field: 'chapter.c1' }],
    ['body.lessons.l1.html', { tab: 'tree', part: { kind: 'lesson', id: 'l1' }, field: 'html' }],
    ['body.lessons.l1.videoId', { tab: 'tree', part: { kind: 'lesson', id: 'l1' }, field: 'videoId' }],
    ['body.quizzes', { tab: 'tree', part: null, field: 'quizzes' }],
    ['body.quizzes.q1.questions', { tab: 'tree', part: { kind: 'quiz', id: 'q1' }, field: 'questions' }],
    [
      'body.quizzes.q1.questions.2.choices.0.text',
      { tab: 'tree', part: { kind: 'quiz', id: 'q1' }, field: 'questions.2' },
    ],
  ])('%s leads to its field', (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });

  it('is spelled as the address of the editor', () => {
    expect(searchOf(placeOf('body.summary')).toString()).toBe('tab=about&field=summary');
    expect(searchOf(placeOf('body.lessons.l1.html')).toString()).toBe('tab=tree&lesson=l1&field=html');
    expect(searchOf(placeOf('body.chapters')).toString()).toBe('tab=tree&field=chapters');
  });
});
