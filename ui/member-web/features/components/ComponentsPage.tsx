const ComponentsPage = () => null;
export default ComponentsPage;
