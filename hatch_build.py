"""What a wheel carries besides the source: the browser table if it is built, and with ROARHOUSE_COMPILE=1 the engine
compiled by Cython.

`roarhouse serve` finds the browser table in the installed package. Compiled modules lie beside their sources, and
Python prefers them; `[tool.hatch.build.targets.wheel.hooks.custom]` in pyproject.toml says which are compiled.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILERS = ["cython>=3.1", "setuptools>=80"]
DIRECTIVES = {"language_level": "3", "annotation_typing": False, "binding": True}


class Extras(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return COMPILERS if compiles() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        built = Path(self.root) / "web" / "dist"
        if (built / "index.html").exists():
            build_data["force_include"][str(built)] = "roarhouse/web"
        if compiles():
            build_data["pure_python"], build_data["infer_tag"] = False, True
            build_data["force_include"] |= compiled(Path(self.root) / "src", self.config)


def compiles() -> bool:
    return os.environ.get("ROARHOUSE_COMPILE") == "1"


def compiled(source: Path, config: dict[str, Any]) -> dict[str, str]:
    """Compile modules; where each lies now, and where it belongs in the wheel."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    folder, cores = mkdtemp(), os.cpu_count() or 1
    named = modules(source, config["compile"], config["interpreted"])
    extensions = [Extension(name, [str(file)], extra_compile_args=["-O2", "-g0"]) for name, file in named]
    made = cythonize(extensions, build_dir=folder, compiler_directives=DIRECTIVES, nthreads=cores, quiet=True)
    command: Any = Distribution({"ext_modules": made}).get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.parallel = f"{folder}/lib", f"{folder}/temp", cores
    command.ensure_finalized()
    command.run()
    library = Path(folder) / "lib"
    return {str(file): str(file.relative_to(library)) for file in library.rglob("*.*") if file.is_file()}


def modules(source: Path, patterns: list[str], excepted: list[str]) -> Iterator[tuple[str, Path]]:
    """Names and files of the modules to compile; packages stay as they are."""
    for file in sorted(found(source, patterns) - found(source, excepted)):
        if file.name != "__init__.py":
            yield ".".join(file.relative_to(source).with_suffix("").parts), file


def found(source: Path, patterns: list[str]) -> set[Path]:
    return {file for pattern in patterns for file in source.glob(pattern)}
