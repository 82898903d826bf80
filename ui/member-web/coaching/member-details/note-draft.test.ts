import { describe, expect, it } from 'vitest';
import { memberNoteMaxLength } from '#core/coaching/member-note/member-note.ts';
import { readNoteDraft } from './note-draft.ts';

describe('the draft of a private note', () => {
  it('is read back as it was written', () => {
    const draft = { text: 'Đau gối trái.', version: 3 };
    expect(readNoteDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('is nothing when something else lies there, and never longer than a note', () => {
    for (const other of [null, 'text', {}, { text: 5, version: 0 }, { text: '', version: -1 }, { text: '' }])
      expect(readNoteDraft(other)).toBeUndefined();
    const long = readNoteDraft({ text: 'a'.repeat(3000), version: 0 });
    expect(long?.text).toHaveLength(memberNoteMaxLength);
  });
});
