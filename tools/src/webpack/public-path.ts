// The first module of a remote's server build. Sets the public path of its images to the folder of the
// release, which only the shell's server knows.
import { releaseFolder } from '@freely/release-folder';

__webpack_public_path__ = releaseFolder;
