import { LegalText } from './LegalText.tsx';

const keys = ['agreement', 'account', 'health', 'coins', 'content', 'fair', 'end', 'liability'] as const;

const TermsPage = () => (
  <LegalText
    title="terms.title"
    lead="terms.lead"
    updatedAt={new Date('2026-11-01T00:00:00+07:00')}
    sections={keys.map((key) => ({
      key,
      title: `terms.${key}.title` as const,
      text: `terms.${key}.text` as const,
    }))}
  />
);
export default TermsPage;
