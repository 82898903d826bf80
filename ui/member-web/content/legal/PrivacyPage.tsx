import { LegalText } from './LegalText.tsx';

const keys = ['short', 'what', 'why', 'who', 'photos', 'cookies', 'others', 'rights', 'contact'] as const;

const PrivacyPage = () => (
  <LegalText
    title="privacy.title"
    lead="privacy.lead"
    updatedAt={new Date('2026-11-01T00:00:00+07:00')}
    sections={keys.map((key) => ({
      key,
      title: `privacy.${key}.title` as const,
      text: `privacy.${key}.text` as const,
    }))}
  />
);
export default PrivacyPage;
