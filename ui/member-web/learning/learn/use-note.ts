import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { lessonNoteMaxLength } from '#core/learning/study/lesson-note.ts';
import { localDraft } from '../../app/device/local-draft.ts';
import { type Lesson, useLessonSteps } from './data.ts';

const restMs = 800;
const text = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

export type NoteState = 'kept' | 'changed' | 'saving' | 'failed';

/** Saved when the typing rests; what could not be saved stays on this device. */
export const useNote = ({ id, note }: Pick<Lesson, 'id' | 'note'>) => {
  const { keepNote, show } = useLessonSteps(id);
  const draft = useMemo(() => localDraft(`lesson-note-${id}`, text), [id]);
  const [value, setValue] = useState(note ?? '');
  const [state, setState] = useState<NoteState>('kept');
  /** Each change lets the rest begin anew. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [refusal, setRefusal] = useState<unknown>();
  const saved = useRef(note ?? '');
  const typed = useRef(value);
  const now = useRef({ keepNote, show });
  useEffect(() => {
    now.current = { keepNote, show };
  });

  useEffect(() => {
    const found = draft.read();
    if (found === undefined || found === saved.current) return;
    typed.current = found;
    setValue(found);
    setState('changed');
  }, [draft]);

  const save = useCallback(async () => {
    const sent = typed.current;
    if (sent === saved.current) return;
    setState('saving');
    setRefusal(undefined);
    try {
      await now.current.keepNote(sent);
      saved.current = sent;
      now.current.show({ note: sent === '' ? null : sent });
      if (typed.current === sent) {
        draft.remove();
        setState('kept');
      } else setState('changed');
    } catch (error) {
      setRefusal(error);
      setState('failed');
    }
  }, [draft]);

  const saveSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), restMs);
  }, [save]);
  useEffect(() => {
    if (state === 'changed') saveSoon();
  }, [state, saveSoon]);
  // Leaving the lesson takes the note along.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void save();
    },
    [save],
  );

  return {
    value,
    state,
    refusal,
    save,
    change: (next: string) => {
      const cut = next.slice(0, lessonNoteMaxLength);
      typed.current = cut;
      setValue(cut);
      draft.write(cut);
      setState('changed');
      saveSoon();
    },
  };
};
