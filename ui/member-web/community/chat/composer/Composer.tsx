import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Popover from '@mui/material/Popover';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { minute } from '#core/kernel/time.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { attachmentsMax, bodyMaxLength } from '#core/community/chat/message.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { CheckIcon, SendIcon } from '#ui/icons.tsx';
import type { ChatRoomDetail } from '../../../app/data/chat.ts';
import { MediaPicker } from '../../../app/uploads/MediaPicker.tsx';
import { MicIcon } from '../../../app/recording/icons.tsx';
import { PaperclipIcon, SmileIcon } from '../icons.tsx';
import { AnsweringBar } from './AnsweringBar.tsx';
import { DropArea } from './DropArea.tsx';
import { Tray } from './Tray.tsx';
import { type Answering, type ComposerState, useComposer } from './use-composer.ts';
import { recordedKind, useRecorder } from '../../../app/recording/use-recorder.ts';
import { VoiceBar } from './VoiceBar.tsx';

export type { Answering };

const EmojiPanel = lazy(() => import('./EmojiPanel.tsx'));

/** A phone's Enter breaks the line: there the button sends. */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Nothing of what was typed or pasted is cut off: it stays until it is short enough. */
const tooLong = new ApiError({ code: 'input.max_length', params: { length: bodyMaxLength }, status: 0 });

const round = { width: 44, height: 44, flexShrink: 0 } as const;

const EmojiButton = ({ onPick }: Readonly<{ onPick: (emoji: string) => void }>) => {
  const { formatMessage } = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={formatMessage({ id: 'chat.emoji' })}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ ...round, display: { xs: 'none', md: 'inline-flex' } }}
      >
        <SmileIcon />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': formatMessage({ id: 'chat.emoji' }) } }}
      >
        <Suspense fallback={<Box sx={{ width: 320, height: 360 }} />}>
          <EmojiPanel
            onPick={(emoji) => {
              setAnchor(null);
              onPick(emoji);
            }}
          />
        </Suspense>
      </Popover>
    </>
  );
};

type FieldProps = Readonly<{
  field: RefObject<HTMLTextAreaElement | null>;
  composer: ComposerState;
  focusKey: string;
  onLeave: () => void;
}>;

const Field = ({ field, composer, focusKey, onLeave }: FieldProps) => {
  const { formatMessage } = useIntl();
  useEffect(() => {
    if (focusKey !== '') field.current?.focus();
  }, [field, focusKey]);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onLeave();
    // While a Vietnamese or Japanese word is being composed, Enter belongs to it.
    const sends = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && hasKeyboard();
    if (!sends) return undefined;
    event.preventDefault();
    return composer.send();
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || composer.isEditing) return;
    event.preventDefault();
    composer.addFiles(files);
  };
  return (
    <InputBase
      multiline
      maxRows={6}
      fullWidth
      inputRef={field}
      value={composer.text}
      onChange={({ target }) => composer.type(target.value)}
      onKeyDown={press}
      onPaste={paste}
      placeholder={formatMessage({ id: 'chat.write' })}
      inputProps={{
        'aria-label': formatMessage({ id: 'chat.write' }),
        enterKeyHint: hasKeyboard() ? 'send' : 'enter',
        dir: 'auto',
      }}
      sx={{
        px: 1.75,
        py: 1.125,
        borderRadius: '22px',
        bgcolor: 'background.sunken',
        border: '1px solid',
        borderColor: 'control',
        lineHeight: 1.5,
        '&.Mui-focused': { outline: '3px solid', outlineColor: 'focus', outlineOffset: 1 },
        '& textarea': { outline: 'none !important' },
      }}
    />
  );
};

const longestNote = 15 * minute;

type Props = Readonly<{
  room: ChatRoomDetail;
  answering: Answering | null;
  onAnswer: (answering: Answering | null) => void;
  onWritten: () => void;
}>;

/** Where one writes: text, files, emoji, a note that is spoken. */
export const Composer = ({ room, answering, onAnswer, onWritten }: Props) => {
  const { formatMessage } = useIntl();
  const composer = useComposer({ room, answering, onAnswer, onWritten });
  const recorder = useRecorder({
    kind: 'AUDIO',
    longest: longestNote,
    name: 'voice',
    onRecorded: composer.sendVoice,
  });
  const [picks, setPicks] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const left = attachmentsMax - composer.files.length;
  const canSpeak = recordedKind('AUDIO') !== undefined && !composer.hasSomething && !composer.isEditing;

  return (
    <>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          composer.send();
          // One writes on; and where the button was stands the microphone, which a second press must not meet.
          field.current?.focus();
        }}
        sx={{
          borderTop: '1px solid',
          borderColor: 'divider',
          bgcolor: 'background.paper',
          pb: 'env(safe-area-inset-bottom, 0px)',
        }}
      >
        <DropArea onFiles={composer.addFiles} disabled={composer.isEditing || picks} />
        {answering !== null && <AnsweringBar answering={answering} onEnd={() => onAnswer(null)} />}
        <Tray files={composer.files} problems={composer.problems} onRemove={composer.removeFile} />
        {composer.isTooLong && (
          <Box sx={{ px: 2 }}>
            <ErrorNote error={tooLong} />
          </Box>
        )}
        {composer.refusal !== undefined && (
          <Box sx={{ px: 2 }}>
            <ErrorNote error={composer.refusal} />
          </Box>
        )}
        {recorder.refusal !== null && (
          <Box role="alert" sx={{ px: 2, pt: 1, color: 'error.main', fontSize: '0.875rem' }}>
            <FormattedMessage id="chat.voice.refused" />
          </Box>
        )}
        <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5, p: 0.75 }}>
          {recorder.isRecording ? (
            <VoiceBar seconds={recorder.seconds} onDiscard={recorder.discard} onSend={recorder.finish} />
          ) : (
            <>
              {!composer.isEditing && (
                <IconButton
                  aria-label={formatMessage({ id: 'chat.attach' })}
                  aria-haspopup="dialog"
                  disabled={left < 1}
                  onClick={() => setPicks(true)}
                  sx={round}
                >
                  <PaperclipIcon />
                </IconButton>
              )}
              <Field
                field={field}
                composer={composer}
                focusKey={answering === null ? '' : `${answering.kind} ${answering.message.id}`}
                onLeave={() => onAnswer(null)}
              />
              <EmojiButton onPick={(emoji) => composer.type(composer.text + emoji)} />
              {canSpeak ? (
                <IconButton
                  aria-label={formatMessage({ id: 'chat.voice' })}
                  onClick={() => void recorder.start()}
                  sx={round}
                >
                  <MicIcon />
                </IconButton>
              ) : (
                <IconButton
                  type="submit"
                  color="primary"
                  disabled={!composer.canSend || composer.busy}
                  aria-label={formatMessage({ id: composer.isEditing ? 'chat.edit.save' : 'chat.send' })}
                  sx={round}
                >
                  {composer.isEditing ? <CheckIcon /> : <SendIcon />}
                </IconButton>
              )}
            </>
          )}
        </Box>
      </Box>
      {/* Outside of the form: what is searched for in it must not send the message. */}
      <MediaPicker
        open={picks}
        title={<FormattedMessage id="chat.attach" />}
        purpose="CHAT"
        most={left}
        onPick={composer.addPicked}
        onClose={() => setPicks(false)}
      />
    </>
  );
};
