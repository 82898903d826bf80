// Ends with 0 when this instance takes requests: for Docker, and for whatever else watches a process.
const port = process.env.PORT || '3000';
const ready = await fetch(`http://127.0.0.1:${port}/api/health/ready`, {
  signal: AbortSignal.timeout(5_000),
}).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(ready ? 0 : 1);
