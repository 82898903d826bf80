import Box from '@mui/material/Box';
import { fieldLabels } from '#core/body/indicator/labels.ts';
import { fields, readField } from '#core/body/indicator/fields.ts';
import { sampleWeek } from '#core/body/snapshot/sample/sample-week.ts';
import { useAnswers } from '#ui/indicator/use-answers.ts';
import { useWords } from '#ui/indicator/words.ts';

/** What the sample week says most by; the rest of it says little more. */
const shown = ['gender', 'age', 'height', 'weight', 'waist', 'hip', 'restingHeartRate', 'runDistance', 'pushUps'] as const satisfies readonly (keyof typeof fields)[]; // prettier-ignore

/** The numbers of the week that belongs to nobody. */
export const SampleWeek = () => {
  const say = useWords();
  const measures = useAnswers();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        p: 2,
        borderRadius: '16px',
        bgcolor: 'background.sunken',
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))',
      }}
    >
      {shown.map((key) => (
        <Box key={key}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {say(fieldLabels[key])}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {measures.field(key, readField(sampleWeek.inputs, key))}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
