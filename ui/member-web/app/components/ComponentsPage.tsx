import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { BodySidePicture, bodySides, MeasurePicture, measuredParts } from '#ui/illustrations/body.tsx';
import * as scenes from '#ui/illustrations/scenes.tsx';
import type { MessageId } from '#ui/intl.ts';
import { Colours } from './Colours.tsx';
import { Feedback } from './Feedback.tsx';
import { Fields } from './Fields.tsx';
import { Buttons, Letters, Numbers, States } from './samples.tsx';

declare global {
  interface MessageCatalogues {
    components: typeof import('./messages/vi.json');
  }
}

const Part = ({ title, children }: Readonly<{ title: MessageId; children: ReactNode }>) => (
  <Box component="section" sx={{ mb: 6 }}>
    <Typography variant="h2" sx={{ mb: 2 }}>
      <FormattedMessage id={title} />
    </Typography>
    {children}
  </Box>
);

const grid = (width: number) =>
  ({
    display: 'grid',
    gap: 2.5,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`,
  }) as const;

const Pictures = () => (
  <>
    <Box sx={grid(150)}>
      {Object.entries(scenes).map(([name, Picture]) => (
        <Picture key={name} />
      ))}
    </Box>
    <Box sx={{ ...grid(96), mt: 3 }}>
      {bodySides.map((side) => (
        <BodySidePicture key={side} side={side} />
      ))}
    </Box>
    <Box sx={{ ...grid(150), mt: 3 }}>
      {measuredParts.map((part) => (
        <Box key={part} sx={{ bgcolor: 'primary.soft', borderRadius: '16px', p: 1 }}>
          <MeasurePicture part={part} />
        </Box>
      ))}
    </Box>
  </>
);

/** The living catalogue: what is drawn here is what the screens use. */
const ComponentsPage = () => {
  const { formatMessage } = useIntl();
  return (
    <Page
      title={formatMessage({ id: 'components.title' })}
      description={<FormattedMessage id="components.lead" />}
    >
      <Part title="components.colours">
        <Colours />
      </Part>
      <Part title="components.type">
        <Letters />
      </Part>
      <Part title="components.buttons">
        <Buttons />
      </Part>
      <Part title="components.fields">
        <Fields />
      </Part>
      <Part title="components.numbers">
        <Numbers />
      </Part>
      <Part title="components.feedback">
        <Feedback />
      </Part>
      <Part title="components.states">
        <States />
      </Part>
      <Part title="components.pictures">
        <Pictures />
      </Part>
    </Page>
  );
};
export default ComponentsPage;
