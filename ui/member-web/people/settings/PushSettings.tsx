import { FormattedMessage } from 'react-intl';
import { PushControl } from '../../app/push/PushControl.tsx';
import type { PushBrowser } from '../../app/push/push-browser.ts';
import { SettingsCard } from './SettingsCard.tsx';

export const PushSettings = ({ browser }: Readonly<{ browser?: PushBrowser }>) => (
  <SettingsCard
    title={<FormattedMessage id="push.title" />}
    description={<FormattedMessage id="push.text" />}
  >
    <PushControl browser={browser} />
  </SettingsCard>
);
