import { useEffect, useMemo, useRef, useState } from 'react';
import { isApiError } from '#ui/api/api-error.ts';
import { type MemberNote, useNoteSteps } from './data.ts';
import { noteDraft } from './note-draft.ts';

type Options = Readonly<{ coachId: string; memberId: string; note: MemberNote }>;

/** The note under work: it follows the stored one until something is typed, and then waits for a choice. */
export const useNoteEditor = ({ coachId, memberId, note }: Options) => {
  const { keep, show: showNote, lookAgain } = useNoteSteps(memberId);
  const kept = useMemo(() => noteDraft(coachId, memberId), [coachId, memberId]);
  const [start] = useState(() => {
    const found = kept.read();
    return found !== undefined && found.text !== note.text ? found : note;
  });
  const [text, setText] = useState(start.text);
  /** The version the work began from. */
  const [base, setBase] = useState(start.version);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const typed = useRef(text);

  const isDirty = text !== note.text;
  const isStale = isDirty && base !== note.version;

  const show = (next: string) => {
    typed.current = next;
    setText(next);
  };

  // Nothing of one's own on the screen: it follows what was saved elsewhere.
  const shown = useRef(note);
  useEffect(() => {
    if (shown.current === note) return;
    const before = shown.current;
    shown.current = note;
    if (typed.current !== before.text && typed.current !== note.text) return;
    show(note.text);
    setBase(note.version);
  }, [note]);

  useEffect(() => {
    if (isDirty) kept.write({ text, version: base });
    else kept.remove();
  }, [base, isDirty, kept, text]);

  const save = async (from = base): Promise<boolean> => {
    setRefusal(undefined);
    setBusy(true);
    try {
      const sent = text;
      const answer = await keep(sent, from);
      // What was typed meanwhile stays, and goes on from the version that was just written.
      const isUnchanged = typed.current === sent;
      shown.current = answer;
      if (isUnchanged) show(answer.text);
      setBase(answer.version);
      showNote(answer);
      if (isUnchanged) kept.remove();
      return isUnchanged;
    } catch (error) {
      setRefusal(await refusalAfter(error));
      return false;
    } finally {
      setBusy(false);
    }
  };

  /** Another window was faster: its note is asked for, and the two stand side by side. */
  const refusalAfter = async (error: unknown): Promise<unknown> => {
    if (!isApiError(error, 'version.stale')) return error;
    try {
      await lookAgain();
      return undefined;
    } catch (lost) {
      return lost;
    }
  };

  return {
    text,
    change: show,
    isDirty,
    isStale,
    isBusy,
    refusal,
    /** An empty text deletes the note. */
    isDeletion: isDirty && text.trim() === '' && note.text !== '',
    save,
    /** Over the note that was saved meanwhile. */
    saveOver: () => save(note.version),
    takeTheirs: () => {
      show(note.text);
      setBase(note.version);
      setRefusal(undefined);
    },
  };
};

export type NoteEditor = ReturnType<typeof useNoteEditor>;
