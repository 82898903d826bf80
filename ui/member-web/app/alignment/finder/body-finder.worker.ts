import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import plain from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm?url';
import quick from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm?url';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import { env, io, setBackend, type Tensor, tensor } from '@tensorflow/tfjs-core';
// The model is MoveNet (Apache-2.0). The package that carries it gives out its code alone, hence by the file's place.
import description from '../../../../../node_modules/@vladmandic/human/models/movenet-lightning.json?url';
import weights from '../../../../../node_modules/@vladmandic/human/models/movenet-lightning.bin?url';
import { squareSide } from './squares.ts';

/** Points of a square, four bytes each: they are looked at here and go nowhere. */
export type FindingOrder = Readonly<{ number: number; pixels: Uint8ClampedArray }>;
export type FindingReport = Readonly<{ number: number }> &
  (Readonly<{ answer: Float32Array }> | Readonly<{ failure: string }>);

type Described = Readonly<{
  modelTopology: io.ModelJSON['modelTopology'];
  weightsManifest: io.WeightsManifestConfig;
}>;

const fetched = async (address: string): Promise<Response> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response;
};

const load = async (): Promise<GraphModel> => {
  // Threads would be workers of this worker, which its policy does not let start.
  env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  setWasmPaths({
    'tfjs-backend-wasm.wasm': plain,
    'tfjs-backend-wasm-simd.wasm': quick,
    'tfjs-backend-wasm-threaded-simd.wasm': quick,
  });
  const [isReady, { modelTopology, weightsManifest }, weightData] = await Promise.all([
    setBackend('wasm'),
    fetched(description).then((response) => response.json() as Promise<Described>), // our own file
    fetched(weights).then((response) => response.arrayBuffer()),
  ]);
  if (!isReady) throw new Error('no WebAssembly');
  const weightSpecs = weightsManifest.flatMap((group) => group.weights);
  return loadGraphModel(io.fromMemory({ modelTopology, weightSpecs, weightData }));
};

let loading: Promise<GraphModel> | undefined;

const find = async (pixels: Uint8ClampedArray): Promise<Float32Array> => {
  loading ??= load();
  const model = await loading;
  const colours = Int32Array.from(
    { length: squareSide * squareSide * 3 },
    (_, index) => pixels[Math.floor(index / 3) * 4 + (index % 3)] ?? 0,
  );
  const square = tensor(colours, [1, squareSide, squareSide, 3], 'int32');
  const found = model.execute(square) as Tensor; // it has one output
  try {
    return (await found.data()) as Float32Array; // scores and shares
  } finally {
    square.dispose();
    found.dispose();
  }
};

addEventListener('message', ({ data: { number, pixels } }: MessageEvent<FindingOrder>) => {
  find(pixels).then(
    (answer) => postMessage({ number, answer } satisfies FindingReport),
    (error: unknown) => {
      // The next photo may find the line again.
      loading = undefined;
      postMessage({ number, failure: String(error) } satisfies FindingReport);
    },
  );
});
