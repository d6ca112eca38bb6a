/** A real film: in the standing city of seed 1 the Body of Monster 0 is dropped flat on the west edge of the north-west tower
 * (`World.simulate(table, Drop(0, -1550, 1800, "flat"), 3)` without tremor), and what Python reads in it. */
export const COLLAPSE = [
  'eNqlWA1wVUcVPnvvfXkvySMkIUBKocXyF9tUfmQo2LSFijRilRTQobR2GIwWBrSjUoItTJkxdarDWFpgdEqgaS1aRTHSjIbyF7UNZcBWSqGRHx',
  'sEYig/4SeBl3vv7vHbve89Xv4z4+7cvfft3bt7ztlzvvPtK6KplENEURpEAu1gstDeiko0gkZRP7wdjXYg3Ym2P43H29FUbEbONO0jaPNpDtpR',
  'NNf0zDezfcc8P2Wev49v86jZJcyQRWmYW1DPJRwmYvZZMXMvQ2kP6TEW9T5Slxi3cDY5fRmKGd/mpXSSBeSV3P6NXk+xjWeF51/hbQG9RvdDu2',
  'zzXkujv1OcQW2YwWPHPF9nbYdBlItxUbIxUlAwNpBfmLkp3i8oDZaQfB21jROzJr7pXH4gtFS5WOlan6xBVMuV2L81sHX7fp8728ihLH5cvE4R',
  'voTxqRLo0QJtmtFc7+6DuJp4A71EC+gLsIrkYJdCGDWEXIxvxmiXQ8GzK+gGH+eTfAJt53qOL+I6x5/ifj3pF3ZYz5gLH+1csygD9k3Hey2NDd',
  'kdtHpHRlnM4+mntJRm0yTj6Wd5P2/jdVzGT/J3eR9/gjVO80GuhTwqbnXtOTFVaBVYB8UCsfz4CucjJy80PfQ46om0gxmVvMwvkOP8cV6BrKIG',
  'boKfBTabGNvaVu4Kb6O3dODt/Bivx2oxvoPKaYz4gLJEm2gRjWKrKKbNvJf/zR4vhLeMoiP8If+en4U5a+gwnSchBogRoomWyyXyBZkr+6mRvM',
  '3aa1nxeKpvHeJ058fHuQ51X/yq43f5t7wb90N8jE9B1iuQSGvJXJDR4HfnKyEKJ2vEtJnG1v1h6Uz0hIyFdXlCVGUc5Z1cyeW8mL/Gn+d89tUp',
  'Vae2qhK+C75/HSvX8hv8M34aUdbIrbB05xX927uWRPIn6m5V7JPf5G061WC/aa+2h0YOtWxMH87FvIwrMPcZ49OXe4iDk3za/bYr3c3eVH8wbb',
  'fqLN/aH2mILmw9RztoDS2kB+g2gxU5PUTQ3XQsVBL6lrPKftN69MNdagav5hf9U+pR/iPipJXdZKwwb/KcXrBnb7g3dCztA8ZFEXsa5bqK4qBE',
  'ECEXDI6oDsgWrH720gRqxHMGsCRVHv2FDfsLKnLTEF9O8ovuyzcA+W6XSN6xr7QPswXlsZxC5JTsLt5onYMriD+CDg3AHC2z4lQdExol5AhB40',
  's8Jvk7QNqE/sLkmODNRNeC91vdyLYjrIDWkrvbv550dLBz+XHZ2+9e0Cc5k9q6yYqFucNprWpplx0SOhDda/KOwAphWETyDb4K72xBpmg1+eUq',
  'dG9CbeSPuZ7Pm4zTBu+N4ekaRnusLeSYueakaXnaTJXIVxplXcxzLY6XKnlP+JdlVtYIEjWZz4lLRnQAOSvG4yCbC3xnzOexlq6Vg53xION/gJ',
  'lvIaZ/A7Sy4lppfuBhfTI+HOg8FoFaQ7vsd+w8u+14VMylcVQtplsVIo+HcoQPqpVqhapVm8+vj1ZmUTjPWiPmilJRJUosx35HDKWpvF4N5Wqq',
  'N5l2puyvymWVKh20j9eqo3KnzPcHe6tkpVwgX/Vf92LuGO9LI2fa0/gu9Tn+CpfwFFZqvXLlD+VoxFeL4Q4h41u+rLAH2quc/Lxa+RO5XfrqYZ',
  '4DjLgInHyWLX5SnZbNjYvDD0UK7TV0D7XwVv4q71a7ZaXXxINIx7Peg0muxqPbaCgNILtLHxIp/GFemvYZD/vYPgIT79v7Yr7Q9s7GOl4f+MOt',
  'sHYVT3VWWytEE0eSyBaD314GBsXQRykoZNM6PqE20zXgxo0km9FRJcEDGBJG4jwhiMYd4CZH6H1lGb2tFN5jm3hIgy9K4w+VnuawWchE/Q2/TM',
  'R4ahzcLG8bdinhNX4nm3Qu2j81bwVz6xOnauG5Yj1n81DoH0St066l5F2XdJoth9DXRZmoM7zmprSe4VRtnJ5Eo+Jm/d1ZagR3aIXefpxThWG1',
  'HIPLF3FpTqW/LYKfDEOPjvAWRFOME+indXfZM9VHlSZOd4e1ZJoz6ZoBzp4W500RnAWmx+v98Lts9Ahjlys8CexRIj4PAz8C2fWeXOYL6KlBHt',
  '6Q7NelXi66MS4Wiw3jiXZNWwlFRZE4I5qsIjVVnQHuPUxzfVLZWEHbKIMOyw/8W2SZfGWwy9N5CVjaa/w9zuOR/Gs5Uz4op8lsfwzn8F/gCxNy',
  'iZ7n/yICN6p+p38BO91Hb/Ef+GUwjFnWK3aJPcueYa8VmfY/aAas1ORm0CaaDIQYm3LpOj7Zjk951u8/A9baDFvK5E7pHYiGJdhGM7TW1816Je',
  'VK1Ob4uNOI+p3gYAfA8k7g1wXsks/PgZs+RQMAGmdpP22jdVRG36RpOHNlIKKO8A5+lX/Mi4ALE3gwe6pBvQuoDdE5cFaNme0zyVLl2GvtClzL',
  '7Ok22Vs432twa90qt9r9p+u7k71yb51car1nDbdLMe69UEm/wqhMb6aVyEINyAL10IvAsLfHFrp/ljfkFODnHqXUffwMVyNH3IGTXzn9iY6TI1',
  '4qqAbyLVfz1RdVoXL8z3p38gjHV/sQw/VUR8/QvzJb1IxYrTfCX+z/1R8pX5YhtUq1qiXg2Q/RVrLFbLFBHBQ/H/apPCrfl4fkCXlEjbV+Zw1U',
  'f/NG2/voKH1sZnoD8R6Gh2bCQ60eYjHAC42BOrZltzmZOmCgbU51qg+jy5o13n2E00IFxzrYP2Zwz2mXv9t4Cz8PXlllMqpkSqJacO5T5gyV4B',
  'wOIq6KJ/Hfk+w6wSQTXCTIs/rLCoOBA2GVUO+nPnNycuKno97t0TdOFqDfZKoG9rVwNAXxuj5ZRmgW1+H0NYgS549EUYZTKHbie/BlWLmGL9Av',
  'gWgB7kmTWbXuEaCdPnvqPQsjr2zyNKpGEDFZwJFMw1Bv5sSO+bEkLbChxlvNOfwe9/wAPtVZptUwI9ntvxPB7GMh9UoqghQT6QXEUl6KBc4YK0',
  'TbsdUQzZO7eD49QXNEpjjMlNxtybbR++b5Wmf1elFsPWBt4Dn+vfI5EkmPT4MuyrD0wJJEk10dxVkmYkQXsqbmxxqTB66bc3ZH/VJ5sb7yDXe7',
  'Bc9XuS//v5TyPNhiHvayM+9NREjCA17kMrVI7nGOxT2c46cVm4LfNvkm+8/LZmS8p+lHwPvJpP9TsAzfTMfTFDqP8ZfhFz6uGG/xrF4QIyiPpF',
  'GS6/9/Z7Gg3HMphrjQfDBitExlAu1LDniGMt5Nxvc7yhDY3TX/KEWSfSKF76Tu7/8AxRGfiA==',
].join('');

/** Poses are x, y, z in cm and the quaternion w, x, y, z. */
export const KNOWN = {
  frames: 64,
  tracks: 17,
  body: {
    piece: 27,
    first: 0,
    length: 35,
    start: [-26.0, 26.0, 3.5, 1.0, 0.0001, 0.0, 0.0],
    end: [-24.28, 19.62, 1.0, 0.0312, -0.0311, 0.7064, -0.7064],
  },
} as const;
