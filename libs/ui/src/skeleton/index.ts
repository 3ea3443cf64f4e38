export { Bone, type BoneProps, SkeletonRegion, type SkeletonRegionProps } from './skeleton.tsx';
