import { Admin } from 'react-admin';
import { Words } from '#ui/intl.tsx';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { useConsoleLanguage } from './i18n/language.ts';
import { i18nProvider } from './i18n/provider.ts';
import { wordsIn } from './i18n/words.ts';
import { darkTheme, theme } from './theme.ts';

export const App = () => {
  const language = useConsoleLanguage();
  return (
    <Words language={language} messages={wordsIn(language)}>
      <Admin
        basename="/admin"
        title={i18nProvider.translate('console.title')}
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        theme={theme}
        darkTheme={darkTheme}
        requireAuth
        disableTelemetry
      />
    </Words>
  );
};
