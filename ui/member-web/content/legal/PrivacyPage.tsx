import { DocumentPage } from './DocumentPage.tsx';

const PrivacyPage = () => <DocumentPage of="privacy" title="privacyPolicy.title" dated />;
export default PrivacyPage;
