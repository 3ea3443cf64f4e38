// First in a remote's file for the server: the addresses of its pictures begin with the folder of its
// release, which only who reads the file knows.
import { releaseFolder } from '@freely/release-folder';

__webpack_public_path__ = releaseFolder;
