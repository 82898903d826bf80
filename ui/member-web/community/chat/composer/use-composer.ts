import { useCallback, useEffect, useRef, useState } from 'react';
import { attachmentsMax, bodyMaxLength } from '#core/community/chat/message.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';
import type { ChatMessage, ChatRoomDetail } from '../../../app/data/chat.ts';
import type { WaitingFile } from '../live/outbox-entry.ts';
import { useChat } from '../use-session.ts';
import type { PickedFile } from '../../../app/uploads/picker/use-picked.ts';
import { type FileProblem, withChosen, withPicked } from './chosen-files.ts';

/** What is being answered, or changed. */
export type Answering = Readonly<{ kind: 'reply' | 'edit'; message: ChatMessage }>;

type Options = Readonly<{
  room: ChatRoomDetail;
  answering: Answering | null;
  onAnswer: (answering: Answering | null) => void;
  /** The message is on the screen. */
  onWritten: () => void;
}>;

const nothing: readonly WaitingFile[] = [];

/** What is typed and chosen: kept for each room on this device, and gone once it is on its way. */
export const useComposer = ({ room, answering, onAnswer, onWritten }: Options) => {
  const { session, messages } = useChat();
  const { drafts, outbox, typing } = session;
  const [text, setText] = useState(() => drafts.read(room.id));
  const [files, setFiles] = useState(nothing);
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const [refusal, setRefusal] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const beforeEdit = useRef('');

  const isEditing = answering?.kind === 'edit';
  const replyToSeq = answering?.kind === 'reply' ? answering.message.seq : null;

  // The text that is changed takes the place of what was being written, which comes back afterwards.
  const edited = isEditing ? answering.message : null;
  useEffect(() => {
    if (edited === null) return undefined;
    setText((now) => {
      beforeEdit.current = now;
      return edited.body;
    });
    return () => setText(beforeEdit.current);
  }, [edited]);

  useEffect(
    () =>
      session.onTakenBack(room.id, (draft, along) => {
        if (isEditing) beforeEdit.current = draft;
        else setText(draft);
        setFiles((now) => [...along, ...now].slice(0, attachmentsMax));
      }),
    [isEditing, room.id, session],
  );

  const words = cleanProse(text);
  const isTooLong = words.length > bodyMaxLength;

  const type = (next: string) => {
    setText(next);
    if (isEditing) return;
    drafts.write(room.id, next);
    if (next.trim() !== '' && room.state === 'INBOX') typing.typed(room.id);
  };

  const addFiles = useCallback(
    (added: readonly File[]) => {
      if (added.length === 0) return;
      const chosen = withChosen(files, added, () => crypto.randomUUID());
      setFiles(chosen.files);
      setProblems(chosen.problems);
    },
    [files],
  );

  const addPicked = (picked: readonly PickedFile[]) => {
    setFiles(withPicked(files, picked));
    setProblems([]);
  };

  const change = async (message: ChatMessage) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      if (text.trim() !== message.body) await messages.edit(message.id, text);
      onAnswer(null);
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  };

  const write = (body: string, along: readonly WaitingFile[]) => {
    void outbox
      .add({ clientId: crypto.randomUUID(), roomId: room.id, body, replyToSeq, files: along })
      .then(onWritten);
    onAnswer(null);
    typing.stop(room.id);
  };

  const send = () => {
    if (busy || isTooLong) return;
    if (edited !== null) {
      if (words !== '' || edited.attachments.length > 0) void change(edited);
      return;
    }
    if (words === '' && files.length === 0) return;
    write(text.trim(), files);
    setText('');
    setFiles(nothing);
    setProblems([]);
    drafts.write(room.id, '');
  };

  return {
    text,
    type,
    files,
    addFiles,
    addPicked,
    problems,
    removeFile: (key: string) => setFiles(files.filter((file) => file.key !== key)),
    refusal,
    busy,
    isEditing,
    canSend: !isTooLong && (words !== '' || files.length > 0),
    hasSomething: text.trim() !== '' || files.length > 0,
    isTooLong,
    send,
    /** A note that was spoken goes at once, by itself. */
    sendVoice: (file: File) =>
      write('', [{ key: crypto.randomUUID(), file, name: file.name, mediumId: null }]),
  };
};
export type ComposerState = ReturnType<typeof useComposer>;
