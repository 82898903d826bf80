/** Stands for `hoist-non-react-statics`: a wrapper keeps its own statics. */
const asItIs = <Wrapper>(wrapper: Wrapper): Wrapper => wrapper;
export default asItIs;
