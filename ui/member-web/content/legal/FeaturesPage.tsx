import { DocumentPage } from './DocumentPage.tsx';

const FeaturesPage = () => <DocumentPage of="post-features" title="features.title" />;
export default FeaturesPage;
