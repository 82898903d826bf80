import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Language, languages } from '#core/kernel/language.ts';
import { lessonLimits } from '#core/learning/lesson/lesson.ts';
import { FileButton } from '../../components/forms/FileButton.tsx';
import { UploadIcon } from '../../icons.tsx';
import type { WorkingLesson } from '../data.ts';
import { fieldMark } from '../part.ts';

type Props = Readonly<{
  lesson: WorkingLesson;
  onChange: (language: Language, file: string | null) => void;
}>;

const CaptionRow = ({ lesson, language, onChange }: Props & Readonly<{ language: Language }>) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const [isTooLarge, setTooLarge] = useState(false);
  const cues = lesson.captions[language] ?? [];
  const name = formatMessage({ id: `learning.language.${language}` });
  const pick = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const fits = file.size <= lessonLimits.captionBytes;
    setTooLarge(!fits);
    if (fits) onChange(language, await file.text());
  };
  return (
    <Box>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography id={`${id}-state`} sx={{ minWidth: 200 }}>
          <FormattedMessage id="learning.captions.state" values={{ language: name, count: cues.length }} />
        </Typography>
        <FileButton
          icon={<UploadIcon />}
          accept=".vtt,.srt,text/vtt"
          description={`${id}-state`}
          onPick={(files) => void pick(files)}
        >
          <FormattedMessage
            id={cues.length === 0 ? 'learning.captions.add' : 'learning.captions.replace'}
            values={{ language: name }}
          />
        </FileButton>
        {cues.length > 0 && (
          <Button color="inherit" onClick={() => onChange(language, null)}>
            <FormattedMessage id="learning.captions.remove" values={{ language: name }} />
          </Button>
        )}
      </Stack>
      <Box aria-live="polite">
        {isTooLarge && (
          <Typography variant="body2" sx={{ color: 'error.main' }}>
            <FormattedMessage
              id="learning.captions.large"
              values={{ kilobytes: lessonLimits.captionBytes / 1_024 }}
            />
          </Typography>
        )}
      </Box>
    </Box>
  );
};

export const CaptionsPart = ({ lesson, onChange }: Props) => (
  <Box {...fieldMark('captions')}>
    <Typography sx={{ fontWeight: 600 }}>
      <FormattedMessage id="learning.captions" />
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
      <FormattedMessage
        id="learning.captions.hint"
        values={{ kilobytes: lessonLimits.captionBytes / 1_024, count: lessonLimits.cues }}
      />
    </Typography>
    <Stack sx={{ gap: 1 }}>
      {languages.map((language) => (
        <CaptionRow key={language} lesson={lesson} language={language} onChange={onChange} />
      ))}
    </Stack>
  </Box>
);
