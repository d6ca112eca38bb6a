// Made by `python -m roarhouse.games.rampage.physics.picture.blueprint`; change city.toml instead.
export default {
  "city": {
    "board": {
      "side": 60.0,
      "thickness": 0.3,
      "table": 400.0,
      "sidewalk": 1.5
    },
    "ruins": {
      "printed": 0.02,
      "height": 0.2,
      "bevel": 0.3,
      "sunk": 0.2,
      "curb": 0.6,
      "curb_restitution": 0.3
    },
    "ruin": [
      {
        "id": "ST",
        "kind": "large",
        "at": [
          0.0,
          0.0
        ]
      },
      {
        "id": "RW",
        "kind": "rectangle",
        "at": [
          -21.5,
          0.0
        ]
      },
      {
        "id": "RE",
        "kind": "rectangle",
        "at": [
          21.5,
          0.0
        ]
      },
      {
        "id": "NW",
        "kind": "small",
        "at": [
          -13.0,
          18.0
        ]
      },
      {
        "id": "NE",
        "kind": "small",
        "at": [
          13.0,
          18.0
        ]
      },
      {
        "id": "SW",
        "kind": "small",
        "at": [
          -13.0,
          -18.0
        ]
      },
      {
        "id": "SE",
        "kind": "small",
        "at": [
          13.0,
          -18.0
        ]
      }
    ],
    "neighborhood": [
      {
        "id": "harbour",
        "area": [
          -30.0,
          0.0,
          -13.0,
          30.0
        ],
        "colour": "#7fb2c9"
      },
      {
        "id": "park",
        "area": [
          -13.0,
          18.0,
          13.0,
          30.0
        ],
        "colour": "#8fbf7a"
      },
      {
        "id": "market",
        "area": [
          13.0,
          0.0,
          30.0,
          30.0
        ],
        "colour": "#e3b873"
      },
      {
        "id": "theatre",
        "area": [
          -13.0,
          0.0,
          13.0,
          18.0
        ],
        "colour": "#c98f9d"
      },
      {
        "id": "station",
        "area": [
          -13.0,
          -18.0,
          13.0,
          0.0
        ],
        "colour": "#a99cc4"
      },
      {
        "id": "campus",
        "area": [
          13.0,
          -30.0,
          30.0,
          0.0
        ],
        "colour": "#8fc4b5"
      },
      {
        "id": "boardwalk",
        "area": [
          -13.0,
          -30.0,
          13.0,
          -18.0
        ],
        "colour": "#e5d39a"
      },
      {
        "id": "factory",
        "area": [
          -30.0,
          -30.0,
          -13.0,
          0.0
        ],
        "colour": "#b3a596"
      }
    ],
    "monster": [
      {
        "colour": "#f28c28",
        "start": [
          -26.0,
          26.0
        ]
      },
      {
        "colour": "#7b4fb5",
        "start": [
          26.0,
          26.0
        ]
      },
      {
        "colour": "#22b5ad",
        "start": [
          26.0,
          -26.0
        ]
      },
      {
        "colour": "#d6338a",
        "start": [
          -26.0,
          -26.0
        ]
      }
    ],
    "starts": {
      "side": 6.0
    },
    "vehicle": [
      {
        "id": "bus",
        "colour": "#f4f2ea",
        "home": [
          -23.0,
          14.0
        ]
      },
      {
        "id": "taxi",
        "colour": "#f29bb7",
        "home": [
          23.0,
          14.0
        ]
      },
      {
        "id": "truck",
        "colour": "#8a5a33",
        "home": [
          23.0,
          -14.0
        ]
      },
      {
        "id": "fire-engine",
        "colour": "#5fb8e8",
        "home": [
          -23.0,
          -14.0
        ]
      }
    ],
    "homes": {
      "size": [
        3.5,
        2.5
      ]
    },
    "material": {
      "wood": {
        "friction": 0.35,
        "restitution": 0.0
      },
      "hardwood": {
        "friction": 0.35,
        "restitution": 0.3
      },
      "card": {
        "friction": 0.3,
        "restitution": 0.0
      },
      "board": {
        "friction": 0.25,
        "restitution": 0.0
      }
    },
    "piece": {
      "meeple": {
        "material": "wood",
        "mass": 1.1,
        "damping": 0.5,
        "predict": 2.0,
        "boxes": [],
        "bevel": 0.0,
        "discs": [],
        "outline": [
          [
            0.68,
            -0.8
          ],
          [
            0.8,
            0.1
          ],
          [
            0.8,
            0.3
          ],
          [
            0.325,
            0.8
          ]
        ],
        "depth": 1.0,
        "spring": 0.0
      },
      "small": {
        "material": "card",
        "mass": 5.0,
        "damping": 0.5,
        "predict": 2.0,
        "boxes": [
          {
            "size": [
              6.0,
              6.0,
              0.2
            ],
            "z": 0.0
          }
        ],
        "bevel": 0.0,
        "discs": [],
        "outline": [],
        "depth": 0.0,
        "spring": 0.0
      },
      "rectangle": {
        "material": "card",
        "mass": 10.0,
        "damping": 0.5,
        "predict": 2.0,
        "boxes": [
          {
            "size": [
              6.0,
              12.0,
              0.2
            ],
            "z": 0.0
          }
        ],
        "bevel": 0.0,
        "discs": [],
        "outline": [],
        "depth": 0.0,
        "spring": 0.0
      },
      "large": {
        "material": "card",
        "mass": 20.0,
        "damping": 0.5,
        "predict": 2.0,
        "boxes": [
          {
            "size": [
              12.0,
              12.0,
              0.2
            ],
            "z": 0.0
          }
        ],
        "bevel": 0.0,
        "discs": [],
        "outline": [],
        "depth": 0.0,
        "spring": 0.65
      },
      "body": {
        "material": "wood",
        "mass": 18.0,
        "damping": 5.0,
        "predict": 2.0,
        "boxes": [
          {
            "size": [
              3.0,
              2.0,
              1.2
            ],
            "z": -1.9
          },
          {
            "size": [
              3.6,
              2.0,
              2.6
            ],
            "z": 0.0
          },
          {
            "size": [
              1.8,
              1.8,
              1.2
            ],
            "z": 1.9
          }
        ],
        "bevel": 0.0,
        "discs": [],
        "outline": [],
        "depth": 0.0,
        "spring": 0.0
      },
      "paws": {
        "material": "hardwood",
        "mass": 8.0,
        "damping": 5.0,
        "predict": 0.0,
        "boxes": [],
        "bevel": 0.0,
        "discs": [
          {
            "radius": 2.0,
            "height": 0.5
          },
          {
            "radius": 1.85,
            "height": 1.0
          }
        ],
        "outline": [],
        "depth": 0.0,
        "spring": 0.0
      },
      "vehicle": {
        "material": "hardwood",
        "mass": 3.0,
        "damping": 0.5,
        "predict": 0.0,
        "boxes": [
          {
            "size": [
              2.4,
              1.4,
              1.4
            ],
            "z": 0.0
          }
        ],
        "bevel": 0.12,
        "discs": [],
        "outline": [],
        "depth": 0.0,
        "spring": 0.0
      }
    },
    "building": {
      "small": {
        "storeys": 3,
        "inset": 1.2,
        "under": "corners",
        "roof": [
          [
            0.0,
            0.0
          ]
        ]
      },
      "rectangle": {
        "storeys": 3,
        "inset": 1.2,
        "under": "corners",
        "roof": [
          [
            0.0,
            0.0
          ]
        ]
      },
      "large": {
        "storeys": 1,
        "inset": 1.2,
        "under": "corners and sides",
        "roof": [
          [
            3.5,
            0.0
          ],
          [
            0.0,
            3.5
          ],
          [
            -3.5,
            0.0
          ],
          [
            0.0,
            -3.5
          ]
        ]
      }
    }
  },
  "maps": [
    {
      "board": [
        -3000,
        -3000,
        3000,
        3000
      ],
      "neighborhoods": [
        {
          "id": "harbour",
          "area": [
            -3000,
            0,
            -1300,
            3000
          ],
          "adjacent": [
            1,
            3,
            7
          ]
        },
        {
          "id": "park",
          "area": [
            -1300,
            1800,
            1300,
            3000
          ],
          "adjacent": [
            0,
            2,
            3
          ]
        },
        {
          "id": "market",
          "area": [
            1300,
            0,
            3000,
            3000
          ],
          "adjacent": [
            1,
            3,
            5
          ]
        },
        {
          "id": "theatre",
          "area": [
            -1300,
            0,
            1300,
            1800
          ],
          "adjacent": [
            0,
            1,
            2,
            4
          ]
        },
        {
          "id": "station",
          "area": [
            -1300,
            -1800,
            1300,
            0
          ],
          "adjacent": [
            3,
            5,
            6,
            7
          ]
        },
        {
          "id": "campus",
          "area": [
            1300,
            -3000,
            3000,
            0
          ],
          "adjacent": [
            2,
            4,
            6
          ]
        },
        {
          "id": "boardwalk",
          "area": [
            -1300,
            -3000,
            1300,
            -1800
          ],
          "adjacent": [
            4,
            5,
            7
          ]
        },
        {
          "id": "factory",
          "area": [
            -3000,
            -3000,
            -1300,
            0
          ],
          "adjacent": [
            0,
            4,
            6
          ]
        }
      ],
      "ruins": [
        {
          "id": "ST",
          "kind": "large",
          "outline": [
            -600,
            -600,
            600,
            600
          ],
          "sidewalk": [
            -750,
            -750,
            750,
            750
          ],
          "borders": [
            3,
            4
          ]
        },
        {
          "id": "RW",
          "kind": "rectangle",
          "outline": [
            -2450,
            -600,
            -1850,
            600
          ],
          "sidewalk": [
            -2600,
            -750,
            -1700,
            750
          ],
          "borders": [
            0,
            7
          ]
        },
        {
          "id": "RE",
          "kind": "rectangle",
          "outline": [
            1850,
            -600,
            2450,
            600
          ],
          "sidewalk": [
            1700,
            -750,
            2600,
            750
          ],
          "borders": [
            2,
            5
          ]
        },
        {
          "id": "NW",
          "kind": "small",
          "outline": [
            -1600,
            1500,
            -1000,
            2100
          ],
          "sidewalk": [
            -1750,
            1350,
            -850,
            2250
          ],
          "borders": [
            0,
            1,
            3
          ]
        },
        {
          "id": "NE",
          "kind": "small",
          "outline": [
            1000,
            1500,
            1600,
            2100
          ],
          "sidewalk": [
            850,
            1350,
            1750,
            2250
          ],
          "borders": [
            1,
            2,
            3
          ]
        },
        {
          "id": "SW",
          "kind": "small",
          "outline": [
            -1600,
            -2100,
            -1000,
            -1500
          ],
          "sidewalk": [
            -1750,
            -2250,
            -850,
            -1350
          ],
          "borders": [
            4,
            6,
            7
          ]
        },
        {
          "id": "SE",
          "kind": "small",
          "outline": [
            1000,
            -2100,
            1600,
            -1500
          ],
          "sidewalk": [
            850,
            -2250,
            1750,
            -1350
          ],
          "borders": [
            4,
            5,
            6
          ]
        }
      ],
      "starts": [
        [
          -2900,
          2300,
          -2300,
          2900
        ],
        [
          2300,
          2300,
          2900,
          2900
        ],
        [
          2300,
          -2900,
          2900,
          -2300
        ],
        [
          -2900,
          -2900,
          -2300,
          -2300
        ]
      ],
      "homes": [
        [
          -2475,
          1275,
          -2125,
          1525
        ],
        [
          2125,
          1275,
          2475,
          1525
        ],
        [
          2125,
          -1525,
          2475,
          -1275
        ],
        [
          -2475,
          -1525,
          -2125,
          -1275
        ]
      ]
    },
    {
      "board": [
        -3000,
        -3000,
        3000,
        9000
      ],
      "neighborhoods": [
        {
          "id": "harbour",
          "area": [
            -3000,
            0,
            -1300,
            3000
          ],
          "adjacent": [
            1,
            3,
            7,
            10
          ]
        },
        {
          "id": "park",
          "area": [
            -1300,
            1800,
            1300,
            3000
          ],
          "adjacent": [
            0,
            2,
            3,
            9
          ]
        },
        {
          "id": "market",
          "area": [
            1300,
            0,
            3000,
            3000
          ],
          "adjacent": [
            1,
            3,
            5,
            8
          ]
        },
        {
          "id": "theatre",
          "area": [
            -1300,
            0,
            1300,
            1800
          ],
          "adjacent": [
            0,
            1,
            2,
            4
          ]
        },
        {
          "id": "station",
          "area": [
            -1300,
            -1800,
            1300,
            0
          ],
          "adjacent": [
            3,
            5,
            6,
            7
          ]
        },
        {
          "id": "campus",
          "area": [
            1300,
            -3000,
            3000,
            0
          ],
          "adjacent": [
            2,
            4,
            6
          ]
        },
        {
          "id": "boardwalk",
          "area": [
            -1300,
            -3000,
            1300,
            -1800
          ],
          "adjacent": [
            4,
            5,
            7
          ]
        },
        {
          "id": "factory",
          "area": [
            -3000,
            -3000,
            -1300,
            0
          ],
          "adjacent": [
            0,
            4,
            6
          ]
        },
        {
          "id": "harbour2",
          "area": [
            1300,
            3000,
            3000,
            6000
          ],
          "adjacent": [
            2,
            9,
            11,
            15
          ]
        },
        {
          "id": "park2",
          "area": [
            -1300,
            3000,
            1300,
            4200
          ],
          "adjacent": [
            1,
            8,
            10,
            11
          ]
        },
        {
          "id": "market2",
          "area": [
            -3000,
            3000,
            -1300,
            6000
          ],
          "adjacent": [
            0,
            9,
            11,
            13
          ]
        },
        {
          "id": "theatre2",
          "area": [
            -1300,
            4200,
            1300,
            6000
          ],
          "adjacent": [
            8,
            9,
            10,
            12
          ]
        },
        {
          "id": "station2",
          "area": [
            -1300,
            6000,
            1300,
            7800
          ],
          "adjacent": [
            11,
            13,
            14,
            15
          ]
        },
        {
          "id": "campus2",
          "area": [
            -3000,
            6000,
            -1300,
            9000
          ],
          "adjacent": [
            10,
            12,
            14
          ]
        },
        {
          "id": "boardwalk2",
          "area": [
            -1300,
            7800,
            1300,
            9000
          ],
          "adjacent": [
            12,
            13,
            15
          ]
        },
        {
          "id": "factory2",
          "area": [
            1300,
            6000,
            3000,
            9000
          ],
          "adjacent": [
            8,
            12,
            14
          ]
        }
      ],
      "ruins": [
        {
          "id": "ST",
          "kind": "large",
          "outline": [
            -600,
            -600,
            600,
            600
          ],
          "sidewalk": [
            -750,
            -750,
            750,
            750
          ],
          "borders": [
            3,
            4
          ]
        },
        {
          "id": "RW",
          "kind": "rectangle",
          "outline": [
            -2450,
            -600,
            -1850,
            600
          ],
          "sidewalk": [
            -2600,
            -750,
            -1700,
            750
          ],
          "borders": [
            0,
            7
          ]
        },
        {
          "id": "RE",
          "kind": "rectangle",
          "outline": [
            1850,
            -600,
            2450,
            600
          ],
          "sidewalk": [
            1700,
            -750,
            2600,
            750
          ],
          "borders": [
            2,
            5
          ]
        },
        {
          "id": "NW",
          "kind": "small",
          "outline": [
            -1600,
            1500,
            -1000,
            2100
          ],
          "sidewalk": [
            -1750,
            1350,
            -850,
            2250
          ],
          "borders": [
            0,
            1,
            3
          ]
        },
        {
          "id": "NE",
          "kind": "small",
          "outline": [
            1000,
            1500,
            1600,
            2100
          ],
          "sidewalk": [
            850,
            1350,
            1750,
            2250
          ],
          "borders": [
            1,
            2,
            3
          ]
        },
        {
          "id": "SW",
          "kind": "small",
          "outline": [
            -1600,
            -2100,
            -1000,
            -1500
          ],
          "sidewalk": [
            -1750,
            -2250,
            -850,
            -1350
          ],
          "borders": [
            4,
            6,
            7
          ]
        },
        {
          "id": "SE",
          "kind": "small",
          "outline": [
            1000,
            -2100,
            1600,
            -1500
          ],
          "sidewalk": [
            850,
            -2250,
            1750,
            -1350
          ],
          "borders": [
            4,
            5,
            6
          ]
        },
        {
          "id": "ST2",
          "kind": "large",
          "outline": [
            -600,
            5400,
            600,
            6600
          ],
          "sidewalk": [
            -750,
            5250,
            750,
            6750
          ],
          "borders": [
            11,
            12
          ]
        },
        {
          "id": "RW2",
          "kind": "rectangle",
          "outline": [
            1850,
            5400,
            2450,
            6600
          ],
          "sidewalk": [
            1700,
            5250,
            2600,
            6750
          ],
          "borders": [
            8,
            15
          ]
        },
        {
          "id": "RE2",
          "kind": "rectangle",
          "outline": [
            -2450,
            5400,
            -1850,
            6600
          ],
          "sidewalk": [
            -2600,
            5250,
            -1700,
            6750
          ],
          "borders": [
            10,
            13
          ]
        },
        {
          "id": "NW2",
          "kind": "small",
          "outline": [
            1000,
            3900,
            1600,
            4500
          ],
          "sidewalk": [
            850,
            3750,
            1750,
            4650
          ],
          "borders": [
            8,
            9,
            11
          ]
        },
        {
          "id": "NE2",
          "kind": "small",
          "outline": [
            -1600,
            3900,
            -1000,
            4500
          ],
          "sidewalk": [
            -1750,
            3750,
            -850,
            4650
          ],
          "borders": [
            9,
            10,
            11
          ]
        },
        {
          "id": "SW2",
          "kind": "small",
          "outline": [
            1000,
            7500,
            1600,
            8100
          ],
          "sidewalk": [
            850,
            7350,
            1750,
            8250
          ],
          "borders": [
            12,
            14,
            15
          ]
        },
        {
          "id": "SE2",
          "kind": "small",
          "outline": [
            -1600,
            7500,
            -1000,
            8100
          ],
          "sidewalk": [
            -1750,
            7350,
            -850,
            8250
          ],
          "borders": [
            12,
            13,
            14
          ]
        }
      ],
      "starts": [
        [
          -2900,
          2300,
          -2300,
          2900
        ],
        [
          2300,
          2300,
          2900,
          2900
        ],
        [
          2300,
          -2900,
          2900,
          -2300
        ],
        [
          -2900,
          -2900,
          -2300,
          -2300
        ],
        [
          2300,
          3100,
          2900,
          3700
        ],
        [
          -2900,
          3100,
          -2300,
          3700
        ],
        [
          -2900,
          8300,
          -2300,
          8900
        ],
        [
          2300,
          8300,
          2900,
          8900
        ]
      ],
      "homes": [
        [
          -2475,
          1275,
          -2125,
          1525
        ],
        [
          2125,
          1275,
          2475,
          1525
        ],
        [
          2125,
          -1525,
          2475,
          -1275
        ],
        [
          -2475,
          -1525,
          -2125,
          -1275
        ],
        [
          2125,
          4475,
          2475,
          4725
        ],
        [
          -2475,
          4475,
          -2125,
          4725
        ],
        [
          -2475,
          7275,
          -2125,
          7525
        ],
        [
          2125,
          7275,
          2475,
          7525
        ]
      ]
    }
  ],
  "pieces": [
    [
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "rectangle",
      "rectangle",
      "rectangle",
      "rectangle",
      "rectangle",
      "rectangle",
      "large",
      "vehicle",
      "vehicle",
      "vehicle",
      "vehicle",
      "paws",
      "paws",
      "paws",
      "paws",
      "body",
      "body",
      "body",
      "body",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple"
    ],
    [
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "rectangle",
      "rectangle",
      "rectangle",
      "rectangle",
      "rectangle",
      "rectangle",
      "large",
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "small",
      "rectangle",
      "rectangle",
      "rectangle",
      "rectangle",
      "rectangle",
      "rectangle",
      "large",
      "vehicle",
      "vehicle",
      "vehicle",
      "vehicle",
      "vehicle",
      "vehicle",
      "vehicle",
      "vehicle",
      "paws",
      "paws",
      "paws",
      "paws",
      "paws",
      "paws",
      "paws",
      "paws",
      "body",
      "body",
      "body",
      "body",
      "body",
      "body",
      "body",
      "body",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple",
      "meeple"
    ]
  ],
  "shapes": {
    "small": {
      "half": [
        3.0,
        3.0,
        0.1
      ],
      "parts": [
        {
          "form": "box",
          "half": [
            3.0,
            3.0,
            0.1
          ],
          "z": 0.0
        }
      ],
      "friction": 0.3
    },
    "rectangle": {
      "half": [
        3.0,
        6.0,
        0.1
      ],
      "parts": [
        {
          "form": "box",
          "half": [
            3.0,
            6.0,
            0.1
          ],
          "z": 0.0
        }
      ],
      "friction": 0.3
    },
    "large": {
      "half": [
        6.0,
        6.0,
        0.1
      ],
      "parts": [
        {
          "form": "box",
          "half": [
            6.0,
            6.0,
            0.1
          ],
          "z": 0.0
        }
      ],
      "friction": 0.3
    },
    "vehicle": {
      "half": [
        1.2,
        0.7,
        0.7
      ],
      "parts": [
        {
          "form": "hull",
          "half": [
            1.2,
            0.7,
            0.7
          ],
          "z": 0.0
        }
      ],
      "friction": 0.35
    },
    "paws": {
      "half": [
        2.0,
        2.0,
        0.5
      ],
      "parts": [
        {
          "form": "disc",
          "half": [
            2.0,
            2.0,
            0.25
          ],
          "z": 0.0
        },
        {
          "form": "disc",
          "half": [
            1.85,
            1.85,
            0.5
          ],
          "z": 0.0
        }
      ],
      "friction": 0.35
    },
    "body": {
      "half": [
        1.8,
        1.0,
        2.5
      ],
      "parts": [
        {
          "form": "box",
          "half": [
            1.5,
            1.0,
            0.6
          ],
          "z": -1.9
        },
        {
          "form": "box",
          "half": [
            1.8,
            1.0,
            1.3
          ],
          "z": 0.0
        },
        {
          "form": "box",
          "half": [
            0.9,
            0.9,
            0.6
          ],
          "z": 1.9
        }
      ],
      "friction": 0.35
    },
    "meeple": {
      "half": [
        0.8,
        0.5,
        0.8
      ],
      "parts": [
        {
          "form": "hull",
          "half": [
            0.8,
            0.5,
            0.8
          ],
          "z": 0.0
        }
      ],
      "friction": 0.35
    }
  },
  "colours": [
    {
      "name": "blue",
      "hex": "#2f6fd0"
    },
    {
      "name": "green",
      "hex": "#2e9a47"
    },
    {
      "name": "black",
      "hex": "#2b2b30"
    },
    {
      "name": "yellow",
      "hex": "#f2cf2c"
    },
    {
      "name": "gray",
      "hex": "#9a9aa0"
    },
    {
      "name": "red",
      "hex": "#d0312d"
    }
  ],
  "zones": {
    "sidewalk": 100,
    "ruin": 200,
    "start": 300
  },
  "aims": {
    "flick": {
      "type": {
        "of": [
          "flick"
        ]
      },
      "yaw": {
        "min": 0,
        "below": 3600
      },
      "strength": {
        "min": 50,
        "max": 1000
      },
      "offset": {
        "min": -800,
        "max": 800,
        "default": 0
      }
    },
    "drop": {
      "type": {
        "of": [
          "drop"
        ]
      },
      "pose": {
        "default": "upright",
        "of": [
          "flat",
          "head",
          "upright"
        ]
      },
      "yaw": {
        "min": 0,
        "below": 3600,
        "default": 0
      }
    },
    "toss": {
      "type": {
        "of": [
          "toss"
        ]
      },
      "yaw": {
        "min": 0,
        "below": 3600
      },
      "tilt": {
        "min": 0,
        "max": 350
      },
      "strength": {
        "min": 50,
        "max": 1000
      },
      "side": {
        "min": -500,
        "max": 500,
        "default": 0
      },
      "height": {
        "min": 0,
        "max": 1000,
        "default": 500
      }
    },
    "breath": {
      "type": {
        "of": [
          "breath"
        ]
      },
      "yaw": {
        "min": 0,
        "below": 3600
      },
      "pitch": {
        "min": -600,
        "max": -50
      },
      "sweep": {
        "min": -300,
        "max": 300,
        "default": 0
      },
      "strength": {
        "min": 400,
        "max": 1000,
        "default": 700
      }
    }
  },
  "hands": {
    "gravity": 981.0,
    "flickSpeed": 230.0,
    "tossSpeed": 320.0,
    "mouthUp": 4.0,
    "mouthForward": 2.0,
    "jetAngle": 0.20943951023931953,
    "jetReach": 60.0,
    "lungful": 0.64
  }
};
