// The contract as data, for programs that compare two versions of it.
export { type CallShape, shapeOfCall, shapesOfCalls } from './call-shape.ts';
export { describeSchema } from './describe-schema.ts';
