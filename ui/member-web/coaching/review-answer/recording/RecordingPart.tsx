import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { recordingKinds, type RecordingKind } from '#core/coaching/reply/reply.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { FileButton } from '#ui/components/forms/FileButton.tsx';
import { useFieldError } from '#ui/components/forms/Field.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { ErrorIcon, UploadIcon } from '#ui/icons.tsx';
import { clockText } from '#ui/use-countdown.ts';
import { FilmCameraIcon, MicIcon } from '../../../app/recording/icons.tsx';
import { recordedKind } from '../../../app/recording/use-recorder.ts';
import { UploadRow } from '../../../app/uploads/UploadRow.tsx';
import { acceptedFiles } from '../../../app/uploads/file-limits.ts';
import { useRecordingFile } from '../../review-parts/recording/data.ts';
import { PlayedFile } from '../../review-parts/recording/PlayedFile.tsx';
import type { RecordingDraft } from '../reply-form.ts';
import type { RecordingIssue } from '../use-send.ts';
import { CaptionChoice } from './CaptionChoice.tsx';
import { LiveRecording } from './LiveRecording.tsx';
import type { RecordingState } from './use-recording.ts';

const icons = { AUDIO: <MicIcon />, VIDEO: <FilmCameraIcon /> } as const;

/** Two ways to record, and a file for a coach who has one, or whose browser can't. */
const Sources = ({ state, isAgain }: Readonly<{ state: RecordingState; isAgain: boolean }>) => {
  const { recorder, limits, begin, choose, refusal } = state;
  const kinds = recordingKinds.filter((kind) => recordedKind(kind) !== undefined);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant="outlined"
            size="small"
            startIcon={icons[kind]}
            onClick={() => begin(kind)}
            sx={{ minHeight: 44 }}
          >
            <FormattedMessage id={`answer.recording.${isAgain ? 'again' : 'begin'}.${kind}`} />
          </Button>
        ))}
        <FileButton
          icon={<UploadIcon />}
          size="small"
          accept={acceptedFiles('REVIEW_ANSWER')}
          description="recording-limits"
          onPick={([file]) => void choose(file)}
          sx={{ minHeight: 44 }}
        >
          <FormattedMessage id="answer.recording.choose" />
        </FileButton>
      </Box>
      <Typography id="recording-limits" variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage
          id={kinds.length === 0 ? 'answer.recording.limits.files' : 'answer.recording.limits'}
          values={{ voice: limits.AUDIO / 60, video: limits.VIDEO / 60 }}
        />
      </Typography>
      {recorder.refusal !== null && (
        <Alert severity="error" role="alert" icon={<ErrorIcon fontSize="inherit" />}>
          <FormattedMessage id={`answer.recording.${recorder.refusal}`} values={{ kind: state.kind }} />
        </Alert>
      )}
      {refusal !== null && <ErrorNote error={refusal} />}
    </Box>
  );
};

/** Recorded and not in the answer yet: heard once more, then taken, or thrown away. */
const Taken = ({ state }: Readonly<{ state: RecordingState }>) => {
  const { formatMessage } = useIntl();
  const { here, upload, send, forget, queue } = state;
  if (here === null) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <PlayedFile
        kind={here.kind}
        url={here.url}
        label={formatMessage({ id: `review.recording.label.${here.kind}` })}
      />
      {upload === undefined ? (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="answer.recording.onDevice" />
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" onClick={send}>
              <FormattedMessage id="answer.recording.use" />
            </Button>
            <Button variant="text" color="error" onClick={forget}>
              <FormattedMessage id="answer.recording.drop" />
            </Button>
          </Box>
        </>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          <UploadRow item={upload} queue={queue} />
        </Box>
      )}
    </Box>
  );
};

const kindOf = (type: string): RecordingKind => (type === 'VIDEO' ? 'VIDEO' : 'AUDIO');

/** In the answer, as the server keeps it. */
const InAnswer = ({
  recording,
  state,
  issue,
}: Readonly<{ recording: RecordingDraft; state: RecordingState; issue: RecordingIssue | undefined }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const file = useRecordingFile(recording.mediumId);
  const remove = () => {
    state.remove();
    toast(formatMessage({ id: 'answer.recording.removed' }), { undo: () => state.putBack(recording) });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {file.data === undefined ? (
        file.error === null ? (
          <Skeleton variant="rounded" height={54} />
        ) : (
          <ErrorNote error={file.error} />
        )
      ) : (
        <>
          {file.data.duration !== null && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage
                id={`review.recording.${kindOf(file.data.type)}`}
                values={{ length: clockText(file.data.duration) }}
              />
            </Typography>
          )}
          <PlayedFile
            kind={kindOf(file.data.type)}
            url={file.data.url}
            label={formatMessage({ id: `review.recording.label.${kindOf(file.data.type)}` })}
            onBroken={() => void file.refetch()}
          />
        </>
      )}
      <CaptionChoice recording={recording} issue={issue} onChange={state.say} />
      <Box>
        <Button size="small" variant="text" color="error" onClick={remove} sx={{ minHeight: 44, ml: -1 }}>
          <FormattedMessage id="answer.recording.remove" />
        </Button>
      </Box>
    </Box>
  );
};

type Props = Readonly<{ state: RecordingState; issue: RecordingIssue | undefined }>;

/** A voice or a film beside what is written: one for the whole answer. */
export default function RecordingPart({ state, issue }: Props) {
  const say = useFieldError();
  const { recorder, kind, limits, here, upload, inAnswer } = state;
  return (
    <Box component="section" aria-labelledby="write-recording" sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography id="write-recording" variant="h3">
          <FormattedMessage id="answer.recording" />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="answer.recording.lead" />
        </Typography>
      </Box>
      {issue?.place === 'FILE' && (
        <Alert severity="error" role="alert" icon={<ErrorIcon fontSize="inherit" />}>
          {say(issue.message)}
        </Alert>
      )}
      {inAnswer !== null && <InAnswer recording={inAnswer} state={state} issue={issue} />}
      {here !== null && !recorder.isRecording && <Taken state={state} />}
      {recorder.isRecording && <LiveRecording recorder={recorder} kind={kind} longest={limits[kind]} />}
      {/* What is on its way arrives first, or is canceled. */}
      {!recorder.isRecording && upload === undefined && (
        <Sources state={state} isAgain={inAnswer !== null || here !== null} />
      )}
    </Box>
  );
}
