import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isAllowedVideo } from '#core/learning/lesson/video-host.ts';
import { fieldMessage } from '../../api/field-message.ts';
import { PlainText } from '../../components/forms/PlainInputs.tsx';
import type { WorkingLesson } from '../data.ts';
import { filmLength } from './film-length.ts';
import type { Elsewhere } from './lesson-fields.ts';

type Props = Readonly<{ lesson: WorkingLesson; onElsewhere: (film: Elsewhere | null) => void }>;

const addressLength = 300;

/** Where staff allow hosts for it: the address of a film, which is opened once to see that it plays and how long it is. */
const AddressForm = ({ lesson, onElsewhere }: Props) => {
  const { formatMessage, formatList } = useIntl();
  const id = useId();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const hosts = formatList(lesson.videoHosts, { type: 'disjunction' });
  const use = async () => {
    const videoUrl = address.trim();
    if (isReading || videoUrl === '') return;
    if (!isAllowedVideo(videoUrl, new Set(lesson.videoHosts))) {
      setProblem(fieldMessage('learning.video.address.foreign', { hosts }));
      return;
    }
    setReading(true);
    const seconds = await filmLength(videoUrl);
    setReading(false);
    if (seconds === null) {
      setProblem(fieldMessage('learning.video.address.silent'));
      return;
    }
    onElsewhere({ videoUrl, seconds });
    setAddress('');
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void use();
      }}
    >
      <PlainText
        id={`${id}-address`}
        label={formatMessage({ id: 'learning.video.address' })}
        hint={formatMessage({ id: 'learning.video.address.hint' }, { hosts })}
        error={problem}
        value={address}
        onChange={(typed) => {
          setAddress(typed);
          setProblem(undefined);
        }}
        placeholder={`https://${lesson.videoHosts[0] ?? ''}/`}
        maxLength={addressLength}
        inputMode="url"
      />
      <Button type="submit" variant="outlined" disabled={isReading || address.trim() === ''} sx={{ mt: 1 }}>
        <FormattedMessage id={isReading ? 'learning.video.address.reading' : 'learning.video.address.use'} />
      </Button>
    </Box>
  );
};

/** A film that stands on another host. */
export const ElsewherePart = ({ lesson, onElsewhere }: Props) => (
  <>
    {lesson.videoUrl !== null && (
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ overflowWrap: 'anywhere', flex: '1 1 16rem' }}>
          <FormattedMessage id="learning.video.elsewhere" values={{ address: lesson.videoUrl }} />
        </Typography>
        <Button color="inherit" onClick={() => onElsewhere(null)}>
          <FormattedMessage id="learning.video.address.remove" />
        </Button>
      </Stack>
    )}
    {lesson.videoHosts.length > 0 && <AddressForm lesson={lesson} onElsewhere={onElsewhere} />}
  </>
);
