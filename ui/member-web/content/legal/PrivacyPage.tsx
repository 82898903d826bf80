import { DocumentPage } from './DocumentPage.tsx';

const PrivacyPage = () => <DocumentPage of="privacy" title="privacy.title" dated />;
export default PrivacyPage;
